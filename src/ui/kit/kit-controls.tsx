import { Calendar as CalendarIcon, Check, Globe } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ButtonVariant } from '../button/button-class.ts';
import { Chip } from '../chip/chip.tsx';
import { StateChip } from '../chip/state-chip.tsx';
import { Checkbox, Radio, Switch } from '../field/choice.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../field/input.tsx';
import { PasswordInput } from '../field/password-input.tsx';
import { Select } from '../field/select.tsx';
import { Stepper } from '../field/stepper.tsx';
import { buttonClass } from '../button/button-class.ts';
import { Icon } from '../icon.tsx';
import { Menu, menuItemClass } from '../menu/menu.tsx';
import { Avatar } from '../misc/avatar.tsx';
import { Stars } from '../misc/stars.tsx';
import { StepList } from '../misc/step-list.tsx';
import { Pagination } from '../pages/pagination.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import styles from './kit.module.css';
import { KitSection } from './kit-section.tsx';

const rows: readonly [ButtonVariant, string][] = [
  ['primary', 'Continue'],
  ['secondary', 'Cancel'],
  ['quiet', 'Change'],
  ['danger', 'Delete'],
];

export function KitControls() {
  const [bags, setBags] = useState(2);
  const [tab, setTab] = useState('in');
  const [page, setPage] = useState(2);
  return (
    <>
      <KitSection title="Buttons">
        {rows.map(([variant, words]) => (
          <div key={variant} className={styles.row}>
            <Button variant={variant}>{words}</Button>
            <Button variant={variant === 'danger' ? 'danger-filled' : variant} busy busyLabel="Please Wait...">
              {words}
            </Button>
            <Button variant={variant} disabled>
              {words}
            </Button>
          </div>
        ))}
      </KitSection>
      <KitSection title="Fields">
        <div className={styles.two}>
          <Field label="First name" required>
            <Input defaultValue="Amara" />
          </Field>
          <Field label="Password">
            <PasswordInput defaultValue="secret" showLabel="Show password" hideLabel="Hide password" />
          </Field>
          <Field label="Email" required error="Email invalid">
            <Input defaultValue="amara@example" />
          </Field>
          <Field label="Discount code">
            <Input placeholder="Enter The Discount Code" />
          </Field>
          <Field label="Country of residence">
            <Select defaultValue="CA">
              <option value="CA">Canada</option>
            </Select>
          </Field>
          <Field label="Company name" hint="Set by your payout account">
            <Input disabled defaultValue="York St. Coffee Inc." />
          </Field>
        </div>
        <div className={styles.row}>
          <Checkbox label="I accept the terms" defaultChecked />
          <Radio label="Card •••• 4242" defaultChecked />
          <Switch label="Open" defaultChecked />
          <Switch label="Closed" />
          <Stepper
            value={bags}
            onChange={setBags}
            max={9}
            label="Number of items"
            lessLabel="One bag less"
            moreLabel="One bag more"
          />
        </div>
      </KitSection>
      <div className={styles.two}>
        <KitSection title="Booking states">
          <div className={styles.chips}>
            <StateChip state="pending" label="Pending" />
            <StateChip state="confirmed" label="Confirmed" />
            <StateChip state="completed" label="Completed" />
            <StateChip state="canceled" label="Canceled" />
            <StateChip state="past" label="Past Reservation" />
            <StateChip state="started" label="Started" />
          </div>
        </KitSection>
        <KitSection title="Chips">
          <div className={styles.chips}>
            <Chip icon={CalendarIcon}>21 Nov</Chip>
            <Chip tone="brand" icon={Check}>
              24 Hours
            </Chip>
            <Chip tone="ticket" onRemove={() => {}} removeLabel="Remove WELCOME10">
              WELCOME10
            </Chip>
            <Chip tone="ticket">Today</Chip>
            <Chip tone="outline">Required</Chip>
            <Stars rating="4.9" count={312} label="4.9 of 5 stars, 312 reviews" />
            <Avatar name="Amara Okafor" size={32} />
          </div>
        </KitSection>
        <KitSection title="Tabs">
          <Tabs
            label="Stay"
            selected={tab}
            onSelect={setTab}
            items={[
              { id: 'in', label: 'Check In', panel: null },
              { id: 'out', label: 'Check Out', panel: null },
            ]}
          />
        </KitSection>
        <KitSection title="Pages">
          <Pagination
            page={page}
            count={9}
            onPage={setPage}
            label="Pages"
            previousLabel="Previous page"
            nextLabel="Next page"
            pageLabel={(number) => `Page ${number}`}
          />
        </KitSection>
        <KitSection title="Steps">
          <StepList
            label="Steps"
            steps={[
              { id: 'review', label: 'Review', state: 'done' },
              { id: 'contact', label: 'Contact', state: 'current' },
              { id: 'payment', label: 'Payment', state: 'ahead' },
            ]}
            link={(_, content) => <a href="#kit">{content}</a>}
          />
        </KitSection>
        <KitSection title="Menu">
          <Menu
            align="start"
            triggerClassName={buttonClass({ variant: 'secondary' })}
            trigger={
              <>
                <Icon of={Globe} /> English
              </>
            }
          >
            <button type="button" className={menuItemClass} aria-current="true">
              English
            </button>
            <button type="button" className={menuItemClass}>
              Français
            </button>
          </Menu>
        </KitSection>
      </div>
    </>
  );
}
