import { Notice } from '#web/ui/message/notice.tsx';

type FormFailureProps = {
  /** A form of `useSchemaForm`. */
  readonly of: { readonly failure: string | null; readonly failures: number };
  readonly className?: string | undefined;
};

/** Why a form was refused, where no field says it; read out again each time. */
export function FormFailure({ of: { failure, failures }, className }: FormFailureProps) {
  if (failure === null) return null;
  return (
    <Notice key={failures} tone="danger" live className={className}>
      {failure}
    </Notice>
  );
}
