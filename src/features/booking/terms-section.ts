/** One numbered section of the terms that a booking is made under. */
export interface TermsSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}
