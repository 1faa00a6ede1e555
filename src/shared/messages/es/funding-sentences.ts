/** Sentences about funding applications that the server says, by their English. */
export const fundingSentences: Record<string, string> = {
  'Business License': 'Licencia comercial',
  'Bank Statements': 'Estados de cuenta bancarios',
  'Credit Report': 'Informe de crédito',
  'Tax Returns': 'Declaraciones de impuestos',
  'Financial Projections': 'Proyecciones financieras',
  'You cannot follow this application here. Ask for a new link to it.':
    'Aquí no puede seguir esta solicitud. Pida un enlace nuevo.',
}
