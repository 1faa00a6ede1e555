import type { bookingMailTexts as english } from '../en/booking-mails.ts'
import type { Widen } from '../messages.ts'

export const bookingMailTexts: Widen<typeof english> = {
  greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  when: 'Cuándo',
  minutes: 'Duración',
  minutesText: (minutes) => `${minutes} minutos`,
  host: 'Con',
  meeting: 'Cómo nos reunimos',
  changes: (until) => `Puede cambiarla o cancelarla hasta el ${until}, en la página de abajo.`,
  cannotCome: (support) => `¿Al final no puede asistir? Escriba a ${support}.`,
  see: 'Ver su sesión',
  again: 'Elegir otro horario',
  booked: {
    subject: (product) => `Su ${product} está reservada`,
    title: 'Su sesión está reservada',
    text: (product, when) => `Su ${product} está reservada para el ${when}.`,
  },
  moved: {
    subject: (product) => `Su ${product} cambió de horario`,
    title: 'Su sesión cambió de horario',
    text: (product, when) => `Su ${product} es ahora el ${when}.`,
  },
  'handed-over': {
    subject: (product) => `Cambió cómo nos reunimos para su ${product}`,
    title: 'Cambió cómo nos reunimos',
    text: (product, when) =>
      `Su ${product} sigue siendo el ${when}. La atiende otra persona de nuestro equipo, y nos reunimos como se dice abajo.`,
  },
  cancelled: {
    subject: (product) => `Su ${product} está cancelada`,
    title: 'Su sesión está cancelada',
    text: (product, when) =>
      `Usted canceló su ${product} del ${when}. Su compra sigue abierta: elija otro horario cuando quiera.`,
  },
  withdrawn: {
    subject: (product) => `Tuvimos que cancelar su ${product}`,
    title: 'Tuvimos que cancelar su sesión',
    text: (product, when) =>
      `Lo sentimos: no podemos atender su ${product} del ${when}. Elija otro horario, por favor. No pierde nada, y no se cobra nada más.`,
  },
  closed: {
    subject: (product) => `Su ${product} está cancelada`,
    title: 'Su sesión está cancelada',
    text: (product, when) => `Su compra fue reembolsada, así que su ${product} del ${when} no tendrá lugar.`,
  },
  'day-before': {
    subject: (product) => `Se acerca su ${product}`,
    title: 'Su sesión se acerca',
    text: (product, when) => `Le recordamos que su ${product} es el ${when}.`,
  },
  'hour-before': {
    subject: (product) => `En una hora: su ${product}`,
    title: 'Su sesión empieza en una hora',
    text: (product, when) => `Le recordamos que su ${product} es el ${when}.`,
  },
  calendar: {
    summary: (product) => `${product} con ARMOR`,
    description: (address) => `Verla, cambiarla o cancelarla: ${address}`,
  },
}
