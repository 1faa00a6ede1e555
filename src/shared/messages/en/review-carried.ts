/** What a visitor decided in the first look at `/check`, offered in the review; nothing of it counts before the press. */
export const carriedDecisionsTexts = {
  title: 'What you decided in your first look',
  lead: (count: number) =>
    count === 1
      ? 'One of these findings you decided before you signed up. It does not count yet: use your decision, or decide anew.'
      : `${count} of these findings you decided before you signed up. They do not count yet: use your decisions, or decide anew.`,
  use: (count: number) => (count === 1 ? 'Use this decision' : `Use these ${count} decisions`),
  anew: 'Decide anew',
  failed: 'Not all of them could be saved. What is left stands here.',
}
