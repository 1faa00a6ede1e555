import type { workMailTexts as english } from '../en/work-mails.ts'

export const workMailTexts: typeof english = {
  greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  delivered: {
    subject: (work) => `Hecho: ${work}`,
    title: 'Hicimos esto por usted',
    text: (work, product) => `${work}, parte de ${product}: ya está hecho.`,
    note: 'Le escribimos una nota. Léala en la página de abajo, con la sesión iniciada con esta dirección de correo.',
  },
  reopened: {
    subject: (work) => `Sigue en curso: ${work}`,
    title: 'Seguimos trabajando en esto',
    text: (work, product) =>
      `Le dijimos que esto estaba hecho: ${work}, parte de ${product}. Se marcó demasiado pronto, y seguimos trabajando en ello.`,
  },
  button: 'Ver lo que hacemos por usted',
}
