import { type ChangeEvent, type FormEvent, useContext, useState } from 'react';
import { TextsContext, useTexts } from '#web/lib/texts.ts';
import { type FieldIssue, textOfIssue } from './issue-text.ts';

type Values = Readonly<Record<string, string>>;
type Problems = Readonly<Record<string, string>>;

interface Schema<Output> {
  safeParse(
    values: unknown,
  ): { success: true; data: Output } | { success: false; error: { issues: readonly FieldIssue[] } };
}

export interface SchemaFormOptions<V extends Values, Output> {
  readonly initial: V;
  readonly schema: Schema<Output>;
  /** The field that has to repeat another: `{ passwordConfirmation: 'password' }`. */
  readonly repeats?: Readonly<Partial<Record<keyof V & string, keyof V & string>>>;
  /** Called with good values. Throwing a refused request puts its messages under the fields. */
  readonly onSubmit: (output: Output) => Promise<void>;
}

/** The first message of each field of a refused request. */
function fieldsOfRefusal(error: unknown): Problems {
  const fields = (error as { data?: { fields?: Record<string, readonly string[]> | null } } | null)?.data?.fields ?? {};
  return Object.fromEntries(Object.entries(fields).map(([name, messages]) => [name, messages[0] ?? '']));
}

/**
 * A form over the schema of its procedure: says what is wrong after a field was left or on submit, focuses the first
 * wrong field, and is not sent while one is wrong. Needs the area `errors`.
 */
export function useSchemaForm<V extends Values, Output>({
  initial,
  schema,
  repeats,
  onSubmit,
}: SchemaFormOptions<V, Output>) {
  const t = useTexts('errors');
  const texts = useContext(TextsContext);
  const [values, setValues] = useState<V>(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [wasSent, setWasSent] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  // It stays until the next answer, so that nothing moves under a second press.
  const [failure, setFailure] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  const [isBusy, setIsBusy] = useState(false);

  const isKey = (text: string): text is Parameters<typeof t>[0] => Object.hasOwn(texts?.of('errors') ?? {}, text);
  const problemsOf = (now: V): Problems => {
    const parsed = schema.safeParse(now);
    const found: Record<string, string> = {};
    for (const issue of parsed.success ? [] : parsed.error.issues) {
      const { key, bound } = textOfIssue(issue, isKey);
      found[String(issue.path[0] ?? 'base')] ??= t(key, { bound });
    }
    for (const [again, first] of Object.entries<string | undefined>(repeats ?? {})) {
      if (first !== undefined && now[again] !== '' && now[again] !== now[first])
        found[again] ??= t('passwordsDontMatch');
    }
    return found;
  };

  const problems = problemsOf(values);
  const error = (name: keyof V & string): string | undefined =>
    refused[name] ?? (wasSent || (left.has(name) && values[name] !== '') ? problems[name] : undefined);

  const set = (name: keyof V & string, value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    setRefused(({ [name]: _gone, ...others }) => others);
  };

  const focusFirst = (form: HTMLFormElement, names: readonly string[]) => {
    const wrong = [...form.elements].find(
      (element) => element instanceof HTMLElement && names.includes(element.getAttribute('name') ?? ''),
    );
    if (wrong instanceof HTMLElement) wrong.focus();
  };

  const fail = (message: string) => {
    setFailure(message);
    setFailures((before) => before + 1);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setWasSent(true);
    const parsed = schema.safeParse(values);
    if (!parsed.success || Object.keys(problems).length > 0) return focusFirst(form, Object.keys(problems));
    setIsBusy(true);
    try {
      await onSubmit(parsed.data);
      setFailure(null);
    } catch (refusal) {
      const fields = fieldsOfRefusal(refusal);
      setRefused(fields);
      const known = Object.keys(fields).filter((name) => name in values);
      if (known.length === 0)
        fail(refusal instanceof Error && refusal.message !== '' ? refusal.message : t('somethingWentWrong'));
      else {
        setFailure(null);
        focusFirst(form, known);
      }
    } finally {
      setIsBusy(false);
    }
    return undefined;
  };

  const reset = (next: V) => {
    setValues(next);
    setWasSent(false);
    setLeft(new Set());
    setRefused({});
    setFailure(null);
  };

  const control = (name: keyof V & string) => ({
    name,
    value: values[name] ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      set(name, event.target.value),
    onBlur: () => setLeft((before) => new Set([...before, name])),
  });

  /** `failures` is the key of what says the failure, so that the same one is read out again. */
  return { values, problems, error, failure, failures, isBusy, control, submit, reset, set };
}
