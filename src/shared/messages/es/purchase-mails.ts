import { refundTexts } from './refund.ts'

/** Mails about what was bought through a payment link. */
export const purchaseMailTexts = {
  greeting: (name: string) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  product: 'Producto',
  amount: 'Monto',
  day: 'Fecha',
  openUntil: 'Abierto hasta',
  supportUntil: 'Soporte por correo electrónico hasta el',
  reference: 'Referencia del pago',
  manage: 'Ver su compra',
  contact: (support: string) => `¿Algo no está bien? Escriba a ${support} e indique la referencia del pago.`,
  receipt: {
    subject: (product: string) => `Su recibo de ${product}`,
    title: 'Pago recibido',
    text: (amount: string, product: string) => `Gracias. Recibimos ${amount} por ${product}.`,
  },
  renewed: {
    subject: (product: string) => `Su recibo de ${product}`,
    title: 'Pago recibido',
    text: (amount: string, product: string) => `Recibimos ${amount} por su suscripción ${product}.`,
  },
  refund: {
    subject: refundTexts.subject,
    title: refundTexts.title,
    text: refundTexts.made,
    arrives: refundTexts.arrives,
    closed: 'Ya no tiene acceso a lo que compró.',
  },
  'past-due': {
    subject: (product: string) => `Falló su pago de ${product}`,
    title: 'La renovación no se pagó',
    text: (product: string) =>
      `No se pudo cobrar a su tarjeta el próximo período de ${product}, así que su acceso está en pausa. Revise la tarjeta en la página de abajo; el acceso vuelve en cuanto se haga el pago.`,
  },
  ending: {
    subject: (product: string) => `Suscripción cancelada: ${product}`,
    title: 'Su suscripción está cancelada',
    text: (product: string, day: string) =>
      `Usted canceló: ${product}. Tiene acceso hasta el ${day}; no se cobra nada más.`,
  },
  ended: {
    subject: (product: string) => `${product} terminó`,
    title: 'Su suscripción terminó',
    text: (product: string) => `${product}: su acceso terminó. No se cobra nada más.`,
  },
  access: {
    generator: {
      text: (email: string) =>
        `El generador de cartas de disputa está abierto para usted. Ábralo y escriba este correo electrónico: ${email}.`,
      button: 'Abrir el generador de cartas',
    },
    session: {
      booking: 'Ahora elija una hora para su sesión.',
      bookingButton: 'Elegir una hora',
      form: 'Ahora elija un horario para su sesión. Si ninguno le conviene, díganos cuándo tiene tiempo.',
      formButton: 'Elegir un horario',
      credit: 'El precio se abona a un paquete si compra uno más adelante.',
    },
    guide: {
      text: 'Su guía está lista: sus cartas, fechas y papeles están en su cuenta. En otro dispositivo, inicie sesión con este correo electrónico.',
      button: 'Abrir su guía',
    },
    application: {
      text: 'Ya está listo: llene su solicitud. El formulario conoce su compra y, en cuanto la envíe, todo lo que abre está en su página de estado. En otro dispositivo, inicie sesión con este correo electrónico.',
      button: 'Llenar la solicitud',
    },
    material: 'Recibe el acceso por correo electrónico en 24 a 48 horas, en esta dirección.',
  },
  answer: {
    subject: (product: string) => `Sobre su ${product}`,
    title: 'Una respuesta sobre su sesión',
    signed: (name: string) => `${name}, ARMOR`,
    button: 'Proponer otros horarios',
    reply: '¿No le sirven estas horas? Proponga otras en la página de abajo.',
  },
} as const
