/** What the legal pages and the contact page share, in Spanish. */
export const legalPagesTexts = {
  operatorTitle: 'Quiénes somos',
  operator: {
    company: 'Empresa',
    address: 'Dirección postal',
    email: 'Correo electrónico',
    state: 'Estado de la empresa',
  },
  notSet: (setting: string) => `Falta: quien opera este sitio debe definir ${setting}.`,
  holdsSince: (day: string) => `Esta versión rige desde el ${day}.`,
  contents: 'En esta página',
  earlierTitle: 'Versiones anteriores',
  earlierNone: 'No hay ninguna versión anterior.',
  earlier: (day: string) => `Versión del ${day}`,
  others: 'Lea también',
  print: 'Puede imprimir esta página o guardarla como PDF con su navegador.',
}
