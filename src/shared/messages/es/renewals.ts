import type { Messages } from '../messages.ts'

export const renewalTexts: Messages['renewals'] = {
  // 2: the product is named in Spanish.
  version: '2026-11-2',
  every: { month: 'cada mes', quarter: 'cada 3 meses', year: 'cada año' },
  title: 'Esta suscripción se renueva sola',
  terms: {
    price: (price, every, day) =>
      `Usted paga ${price} hoy. Después se cobran ${price} ${every} a la misma tarjeta hasta que usted cancele, la primera vez el ${day}.`,
    cancel:
      'Puede cancelar en línea cuando quiera, con dos clics y sin escribirle a nadie: abra la compra desde su recibo, o inicie sesión con su correo electrónico, y presione Cancelar la suscripción.',
    access:
      'Si cancela, conserva el acceso hasta el final del tiempo que pagó y no se cobra nada más. No hay reembolsos una vez que se da acceso al software.',
  },
  agree: (product, price, every) =>
    `Acepto que ${product} se renueva sola: ${price} ${every} hasta que yo cancele.`,
  agreeFirst: 'Marque esta casilla para continuar. Todavía no se cobra nada.',
  continue: 'Continuar al pago',
  line: (price, every) => `Se renueva sola: ${price} ${every} hasta que usted cancele en línea.`,
  receipt: {
    renews: (product, day, price, every) =>
      `${product} se renueva sola el ${day} por ${price}, y después ${every}, hasta que usted cancele.`,
    cancel:
      'Para cancelar, abra su compra con el botón de abajo y presione Cancelar la suscripción. Son dos clics y ningún mensaje a nadie; conserva el acceso hasta el final del tiempo que pagó.',
  },
  reminder: {
    subject: (product, day) => `${product} se renueva el ${day}`,
    yearlySubject: (product) => `Su suscripción ${product}: recordatorio anual`,
    title: 'Su suscripción se renueva sola',
    greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
    renewal: (product, day, price, every) =>
      `${product} se renueva sola el ${day}. Ese día se cobran ${price} a su tarjeta, y después ${every}, hasta que usted cancele.`,
    yearly: (product, since, price, every, day) =>
      `Usted tiene ${product} desde el ${since}. Se renueva sola: se cobran ${price} ${every} a su tarjeta hasta que usted cancele, la próxima vez el ${day}.`,
    nothingToDo: 'Si quiere conservarla, no tiene que hacer nada.',
    cancel:
      'Si no, abra su compra y presione Cancelar la suscripción antes de ese día. Son dos clics y ningún mensaje a nadie. Conserva el acceso hasta el final del tiempo que pagó.',
    product: 'Producto',
    price: 'Precio',
    next: 'Próximo cobro',
    button: 'Ver o cancelar su suscripción',
    contact: (support) => `¿Preguntas? Escriba a ${support}.`,
  },
  cancel: {
    title: 'Su suscripción',
    open: 'Cancelar la suscripción',
    question: (product) => `¿Cancelar ${product}?`,
    text: (day) => `Conserva el acceso hasta el ${day}. No se cobra nada más.`,
    pastDue: 'Termina ahora. No se cobra nada más.',
    confirm: 'Sí, cancelarla',
    keep: 'Conservarla',
    cancelled: 'Su suscripción está cancelada',
    until: (day) => `Termina el ${day} y no se cobra nada más. Hasta entonces puede deshacerlo.`,
    resume: 'Conservar mi suscripción',
    resumed: 'Su suscripción continúa',
    failed: 'No se pudo contactar al proveedor de pagos. Inténtelo de nuevo.',
    renews: (day, price, every) =>
      `Se renueva el ${day} por ${price}, y después ${every}, hasta que usted cancele.`,
    notRenewed: 'La última renovación no se pagó, así que por ahora está cerrada.',
  },
}
