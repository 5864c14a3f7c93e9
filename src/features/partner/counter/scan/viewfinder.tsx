import styles from './viewfinder.module.css';

/** The frame a code is held in: a ticket with notches and its perforation. Drawn in white over the picture, 244 × 260. */
export function Viewfinder() {
  return (
    <svg viewBox="0 0 244 260" aria-hidden className={styles.frame}>
      <path
        className={styles.shade}
        d="M-400-400h1044v1060h-1044z M16 0a16 16 0 0 0-16 16v102a12 12 0 0 1 0 24v102a16 16 0 0 0 16 16h212a16 16 0 0 0 16-16v-102a12 12 0 0 1 0-24v-102a16 16 0 0 0-16-16z"
      />
      <path
        className={styles.corners}
        d="M0 46V16A16 16 0 0 1 16 0h34M194 0h34a16 16 0 0 1 16 16v30M244 214v30a16 16 0 0 1-16 16h-34M50 260h-34a16 16 0 0 1-16-16v-30"
      />
      <path className={styles.corners} d="M0 110v8a12 12 0 0 1 0 24v8M244 110v8a12 12 0 0 0 0 24v8" />
      <path className={styles.perforation} d="M16 130h212" />
    </svg>
  );
}
