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

/** A refund that the bank sent back, drawn as a refund is. */
export const sentBackTexts = {
  subject: (product: string) => `Su banco devolvió su reembolso de ${product}`,
  title: 'Su reembolso volvió a nosotros',
  preheader: (amount: string, product: string) =>
    `${amount} por ${product} no llegaron. Se los pagaremos de otra manera.`,
  greeting: (name: string) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  made: (amount: string, product: string) =>
    `Le reembolsamos ${amount} por ${product} a la tarjeta con la que pagó, y el banco nos devolvió el dinero. Eso sucede cuando una tarjeta se canceló o se reemplazó.`,
  arrives:
    'El dinero sigue siendo suyo. Se lo pagaremos de otra manera y le escribiremos para decirle cómo. No lo espere en el estado de cuenta de su tarjeta.',
  product: 'Producto',
  refunded: 'Monto que volvió',
  paid: 'Monto pagado',
  madeOn: 'Fecha',
  reference: 'Referencia del pago',
  contact: (support: string) =>
    `¿Prefiere alguna manera? Escriba a ${support} e indique la referencia del pago. Por favor, no envíe números de tarjeta ni de cuenta por correo electrónico.`,
} as const
