/** The receipt of a card payment. */
export const receiptTexts = {
  subject: (product: string) => `Su recibo de ${product}`,
  title: 'Pago recibido',
  preheader: (amount: string, product: string) => `${amount} por ${product}. Lo siguiente: sus datos.`,
  greeting: (name: string) => `Hola, ${name}:`,
  thanks: (amount: string, product: string) => `Gracias. Recibimos ${amount} por ${product}.`,
  next: 'Ahora díganos dónde vive y suba sus tres informes de crédito. Toma unos diez minutos. El procesamiento empieza en cuanto estén.',
  button: 'Completar sus datos',
  upgraded:
    'Su caso sigue con él: sus informes, sus cartas y su registro de envíos quedan donde están. No tiene que completar nada otra vez.',
  upgradedPreheader: (amount: string, product: string) => `${amount} por ${product}. Su caso sigue.`,
  openCase: 'Abrir su caso',
  product: 'Producto',
  amount: 'Monto pagado',
  paidOn: 'Fecha',
  holds: {
    rounds: 'Rondas',
    unlimited: 'sin límite',
    service: 'Se pueden empezar rondas',
    until: (day: string) => `hasta el ${day}`,
    withoutEnd: 'sin fecha límite',
  },
  reference: 'Referencia del pago',
  contact: (support: string) => `¿Algo no está bien? Escriba a ${support} e indique la referencia del pago.`,
} as const
