import type { appShellTexts as english } from '../en/app-shell.ts'
import type { Widen } from '../messages.ts'

export const appShellTexts: Widen<typeof english> = {
  name: 'ARMOR',
  description: 'Sus disputas de crédito: informes, revisión, cartas y plazos.',
  offline: {
    title: 'No hay conexión',
    text: 'Esta página necesita una conexión. Revise su conexión e inténtelo de nuevo. Lo que ya envió está seguro.',
    again: 'Intentar de nuevo',
  },
  news: 'Hay novedades en su portal.',
}
