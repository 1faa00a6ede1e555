/** A refund, in the words of every mail about one. */
export const refundTexts = {
  subject: (product: string) => `Su reembolso de ${product}`,
  title: 'Reembolso realizado',
  preheader: (amount: string, product: string) => `${amount} por ${product} vuelven a su tarjeta.`,
  greeting: (name: string) => `Hola, ${name}:`,
  made: (amount: string, product: string) =>
    `Le reembolsamos ${amount} por ${product} a la tarjeta con la que pagó.`,
  arrives:
    'Los bancos suelen mostrar un reembolso en 5 a 10 días hábiles. Algunos lo muestran como un cargo menor en lugar de un abono.',
  product: 'Producto',
  refunded: 'Monto reembolsado',
  paid: 'Monto pagado',
  madeOn: 'Fecha',
  reference: 'Referencia del pago',
  contact: (support: string) => `¿Algo no está bien? Escriba a ${support} e indique la referencia del pago.`,
} as const
