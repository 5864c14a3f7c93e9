import type { StaffAct } from '#shared/partner/staff-schema.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { useSite } from '#web/lib/viewer.ts';
import { Switch } from '#web/ui/field/choice.tsx';
import styles from './may-switches.module.css';
import { useStaffAct } from './use-staff-act.ts';

type MaySwitchesProps = { readonly member: Outputs['staff']['list'][number]; readonly name: string };

/** What a person may do, each saved as it is switched, with a way back. */
export function MaySwitches({ member: { id, may }, name }: MaySwitchesProps) {
  const t = useTexts('staff');
  const site = useSite();
  const allow = trpc.staff.allow.useMutation();
  const act = useStaffAct();
  const set = async (what: StaffAct, isAllowed: boolean): Promise<void> => {
    const input = { memberId: id, act: what };
    await act(
      () => allow.mutateAsync({ ...input, isAllowed }),
      t('saved'),
      () => allow.mutateAsync({ ...input, isAllowed: !isAllowed }),
    );
  };
  return (
    <section className={styles.may}>
      <h3>{t('mayTitle', { name })}</h3>
      <Row title={t('mayInOut')} text={t('mayInOutText')} isOn />
      <Row
        title={t('mayPhoto')}
        text={t('mayPhotoText', { site: site.name })}
        isOn={may.photograph}
        onSet={(isAllowed) => void set('photograph', isAllowed)}
      />
      <Row
        title={t('mayCorrect')}
        text={t('mayCorrectText')}
        isOn={may.correct}
        onSet={(isAllowed) => void set('correct', isAllowed)}
      />
    </section>
  );
}

type RowProps = {
  readonly title: string;
  readonly text: string;
  readonly isOn: boolean;
  /** Left out where it cannot be switched off. */
  readonly onSet?: (isAllowed: boolean) => void;
};

function Row({ title, text, isOn, onSet }: RowProps) {
  return (
    <Switch
      className={styles.row}
      label={
        <>
          <strong>{title}</strong>
          <span>{text}</span>
        </>
      }
      checked={isOn}
      disabled={onSet === undefined}
      onChange={({ target }) => onSet?.(target.checked)}
    />
  );
}
