import { useState } from 'react';
import { CodeLines } from '../code/code-lines.tsx';
import { CodePanel, CodeTabs } from '../code/code-panel.tsx';
import { CopyButton } from '../code/copy-button.tsx';
import { KitSection } from './kit-section.tsx';

const codes = {
  shell: 'curl https://cloakroom.example/api/v1/bookings \\\n  -d \'{ "bags_number": 2 }\'',
  json: '{ "booking": {\n  "booking_code": "CLK-7F3K9Q",\n  "bags_number": 2\n} }',
} as const;

type Language = keyof typeof codes;

const isLanguage = (id: string): id is Language => id in codes;

export function KitCode() {
  const [language, setLanguage] = useState<Language>('json');
  const [line, setLine] = useState<number | null>(2);
  const code = codes[language];
  return (
    <KitSection title="Code">
      <CodePanel
        label="Request"
        head={
          <CodeTabs
            label="Language"
            items={[
              { id: 'shell', label: 'curl' },
              { id: 'json', label: 'JSON' },
            ]}
            selected={language}
            onSelect={(id) => isLanguage(id) && setLanguage(id)}
          />
        }
        action={<CopyButton text={code} label="Copy" doneLabel="Copied" />}
      >
        <CodeLines code={code} language={language} lit={new Set(line === null ? [] : [line])} onPoint={setLine} />
      </CodePanel>
    </KitSection>
  );
}
