import type { Messages } from '../messages.ts'

export const payTexts: Messages['pay'] = {
  pageTitle: (product) => `Pagar ${product}`,
  above: 'Página de pago de prueba',
  included: 'Qué incluye',
  price: 'Precio',
  billing: { once: 'un solo pago', month: 'al mes', quarter: 'cada 3 meses', year: 'al año' },
  terms: {
    once: 'Un solo pago. Nada se renueva.',
    month:
      'El precio se cobra hoy y después cada mes hasta que usted cancele. Puede cancelar cuando quiera: su acceso dura hasta el final del mes que pagó.',
    quarter:
      'El precio se cobra hoy y después cada 3 meses hasta que usted cancele. Puede cancelar cuando quiera: su acceso dura hasta el final del trimestre que pagó.',
    year: 'El precio se cobra hoy y después cada año hasta que usted cancele. Puede cancelar cuando quiera: su acceso dura hasta el final del año que pagó.',
  },
  opensTitle: 'Qué abre',
  opens: {
    generator: 'El generador de cartas de disputa, en cuanto se confirma el pago.',
    case: 'Su caso, en cuanto se confirma el pago: sus datos, la lectura de los informes, las cartas y el portal.',
    session: 'Una sesión con nosotros: después de pagar nos dice cuándo tiene tiempo.',
    material: 'Recibe el acceso por correo electrónico en 24 a 48 horas.',
    guide: 'Su guía con sus documentos, en su cuenta, en cuanto se confirma el pago.',
  },
  refundTitle: 'Reembolsos',
  refundPolicy: 'Política de reembolsos',
  refund: {
    final:
      'No hay reembolsos una vez que se da acceso al software; los cargos no se reembolsan una vez prestados los servicios.',
    moneyBack:
      'Garantía de devolución del dinero de 90 días. Se refiere a su pago, no a lo que decida una agencia.',
  },
  yourDetails: 'Sus datos',
  email: 'Correo electrónico',
  emailHint: 'Aquí llega su recibo, y lo que compra queda guardado bajo esta dirección.',
  name: 'Nombre completo',
  enterEmail: 'Escriba un correo electrónico como nombre@example.com',
  enterName: 'Escriba su nombre completo',
  pay: (amount, per) => `Pagar ${amount} ${per}`,
  cancel: 'Cancelar y volver',
  openFailed: 'No se pudo abrir la página de pago. No se cobró nada.',
  detailsFailed: 'No se pudieron guardar sus datos. No se cobró nada. Inténtelo de nuevo.',
  expired:
    'Esta página de pago ya no sirve: tiene más de un día, o usted abrió otra más nueva. Cárguela de nuevo; no se cobró nada.',
  again: 'Intentar de nuevo',
  running: {
    title: (product) => `Usted ya tiene una suscripción: ${product}`,
    text: 'Si paga aquí, tendrá dos, y las dos se renuevan. Para cambiar de plan, abra la que ya tiene. Un plan superior empieza de inmediato, y usted paga solo la diferencia.',
    open: 'Abrir mi suscripción',
  },
  lessPaid: (price, paid) => `${price} menos ${paid} ya pagados.`,
  goOn: (amount) => `Continuar y pagar ${amount}`,
  leaving: 'Abriendo la página de pago...',
  atProvider:
    'Usted paga en la página de nuestro proveedor de pagos, Stripe. Los datos de su tarjeta nunca nos llegan.',
  unknownTitle: 'Esta página de pago no existe',
  unknown: 'Revise la dirección o vea todo lo que ofrecemos.',
  seeAll: 'Ver todas las soluciones',
  manage: {
    pageTitle: 'Su suscripción',
    lead: 'Cambie su plan o cancélelo. Esta es la página de pago de prueba: no se cobra a ninguna tarjeta real.',
    gone: 'Esta página ya no sirve. Dura 30 minutos; ábrala de nuevo desde su compra.',
    toPurchases: 'A sus compras',
    none: 'Aquí no hay ninguna suscripción.',
    back: 'Volver a ARMOR',
    status: {
      renews: (date, price) => `Se renueva el ${date} por ${price}.`,
      ends: (date) => `Está cancelada y termina el ${date}. No se cobra nada más.`,
      becomes: (date, product) => `Cambia a ${product} el ${date}.`,
      pastDue: (date) =>
        `Estaba pagada hasta el ${date}. La renovación fue rechazada; se intenta de nuevo durante 15 días como máximo.`,
      over: (date) => `Terminó el ${date}.`,
    },
    changeTitle: 'Cambiar el plan',
    changeTo: (product) => `Cambiar a ${product}`,
    atOnce: (due) =>
      `Empieza hoy. Usted paga ${due} ahora: el precio menos lo que queda del tiempo que ya pagó.`,
    later: (date) => `Empieza el ${date}. Antes no se cobra nada.`,
    confirmTitle: (product) => `¿Cambiar a ${product}?`,
    confirmNow: (due) => `Pagar ${due} y cambiar`,
    confirmLater: 'Cambiar con el próximo período',
    cancel: 'Cancelar la suscripción',
    cancelTitle: '¿Cancelar la suscripción?',
    cancelText: (date) => `Su acceso dura hasta el ${date}. No se cobra nada más.`,
    cancelPastDue: 'Termina hoy. No se cobra nada más.',
    keep: 'Conservarla',
    notNow: 'Ahora no',
    takeBack: 'Retirar la cancelación',
    stay: (product) => `Quedarse con ${product}`,
    saved: 'Guardado.',
    failed: 'No se pudo cambiar. Inténtelo de nuevo.',
  },
}
