/** The words of the calendar file of deadlines; its titles are the deadlines' own. */
export const calendarTexts = {
  name: 'Plazos de la disputa',
  cfpbProcess: 'Proceso de quejas de la CFPB',
  lastDay: (source: string) =>
    `Último día: ${source}. Solo una entrega o un aviso que se pueda probar inicia un plazo.`,
}
