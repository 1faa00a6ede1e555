/** What a visitor decided in the first look at `/check`, offered in the review; nothing of it counts before the press. */
export const carriedDecisionsTexts = {
  title: 'Lo que decidió en su primera revisión',
  lead: (count: number) =>
    count === 1
      ? 'Sobre uno de estos hallazgos usted decidió antes de inscribirse. Todavía no cuenta: use su decisión o decida de nuevo.'
      : `Sobre ${count} de estos hallazgos usted decidió antes de inscribirse. Todavía no cuentan: use sus decisiones o decida de nuevo.`,
  use: (count: number) => (count === 1 ? 'Usar esta decisión' : `Usar estas ${count} decisiones`),
  anew: 'Decidir de nuevo',
  failed: 'No se pudieron guardar todas. Lo que falta está aquí.',
}
