import type { Messages } from '../messages.ts'

export const workTexts: Messages['works'] = {
  title: 'Lo que hacemos por usted',
  loadFailed: 'No se pudo cargar lo que hacemos por usted.',
  names: {
    'strategy-session': 'Sesión de estrategia',
    'intake-session': 'Sesión inicial',
    'profile-review': 'Revisión de perfil',
    'compliance-review': 'Revisión de cumplimiento de sus documentos',
    'expedited-processing': 'Tramitación acelerada',
    'llc-formation': 'Documentos de constitución de su LLC',
    ein: 'Registro del EIN',
    'bank-account': 'Cuenta bancaria de la empresa',
  },
  states: { open: 'En curso', late: 'Con retraso', delivered: 'Hecho', withdrawn: 'Reembolsado' },
  waiting: 'En espera',
  dueBy: (day) => `Lo hacemos a más tardar el ${day}.`,
  sessionDueBy: (day) => `Acordamos una hora con usted a más tardar el ${day}.`,
  agreedFor: (day) => `Acordado para el ${day}.`,
  lateSince: (day) =>
    `Debía estar hecho a más tardar el ${day}. Vamos con retraso, y nuestro personal también lo ve.`,
  owner: (name) => `${name} se ocupa de ello.`,
  noOwner: 'Todavía nadie se ocupa de ello.',
  deliveredOn: (day) => `Hecho el ${day}.`,
  withdrawn: 'Ya no se hace, porque el pago fue reembolsado.',
  of: (product) => `Parte de ${product}`,
  note: 'Lo que le escribimos',
  noteKept:
    'Le escribimos una nota. La ve quien inicia sesión con la dirección de correo electrónico de la compra.',
  signIn: 'Inicie sesión para leerla',
}
