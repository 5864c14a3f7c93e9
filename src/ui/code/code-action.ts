import styles from './code.module.css';

/** How an action in the head of a code panel looks. */
export const codeActionClass = styles.copy;
