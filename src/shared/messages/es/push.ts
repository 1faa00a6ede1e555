import type { pushTexts as english } from '../en/push.ts'
import type { Widen } from '../messages.ts'

export const pushTexts: Widen<typeof english> = {
  title: 'ARMOR',
  bodies: {
    'documents-ready': 'Sus documentos están listos.',
    'answer-read': 'Hay una respuesta lista para que usted la revise.',
    'next-round-ready': 'Su próximo paso está listo.',
    'deadline-near': 'Un plazo está por vencer.',
    overdue: 'Venció un plazo. Vea qué puede hacer ahora.',
  },
}
