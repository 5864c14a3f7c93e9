import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { CodePanel } from '#web/ui/code/code-panel.tsx';
import { PanelSection } from './panel.tsx';
import { Segments } from './segments.tsx';

interface PayloadSectionProps {
  readonly title: string;
  /** What the JSON is of. */
  readonly head: string;
  /** `null` until it has come. */
  readonly json: string | null;
  /** The same as labelled facts. */
  readonly facts: ReactNode;
  /** Below both. */
  readonly children?: ReactNode;
}

/** What something carries, as labelled facts first, and as JSON. Needs the area `adminJobs`. */
export function PayloadSection({ title, head, json, facts, children }: PayloadSectionProps) {
  const t = useTexts('adminJobs');
  const [form, setForm] = useState<'read' | 'json'>('read');
  return (
    <PanelSection
      title={title}
      aside={
        <Segments
          label={title}
          value={form}
          onChange={setForm}
          items={[
            { value: 'read', words: t('read') },
            { value: 'json', words: 'JSON' },
          ]}
        />
      }
    >
      {form === 'read' && facts}
      {form === 'json' && json !== null && (
        <CodePanel label={title} head={head}>
          {json}
        </CodePanel>
      )}
      {children}
    </PanelSection>
  );
}
