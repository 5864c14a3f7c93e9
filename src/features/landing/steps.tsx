import { Scene, type SceneName } from '#web/drawings/scene.tsx';
import { useTexts } from '#web/lib/texts.ts';
import styles from './landing.module.css';

const steps = [
  { scene: 'step-find', title: 'step1', text: 'step1Text' },
  { scene: 'step-drop', title: 'step2', text: 'step2Text' },
  { scene: 'step-pick', title: 'step3', text: 'step3Text' },
] as const satisfies readonly { scene: SceneName; title: string; text: string }[];

export function Steps() {
  const t = useTexts('landing');
  return (
    <section className={styles.section} aria-labelledby="how-it-works">
      <h2 id="how-it-works">{t('howItWorks')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ scene, title, text }, index) => (
          <li key={scene} className={styles.step}>
            <div className={styles.scene}>
              <Scene name={scene} width={384} height={188} />
            </div>
            <div className={styles.stepWords}>
              <span aria-hidden className={styles.number}>
                {index + 1}
              </span>
              <div>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
