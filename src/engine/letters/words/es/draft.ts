import type { DraftWords } from '../en/draft.ts'

export const draft: DraftWords = {
  mark: (count) =>
    count === 1
      ? 'Borrador: no está listo para firmar. 1 punto espera su decisión.'
      : `Borrador: no está listo para firmar. ${count} puntos esperan su decisión.`,
  complaintMark: (count) =>
    count === 1
      ? 'Borrador: no está listo para presentar. 1 punto espera su decisión.'
      : `Borrador: no está listo para presentar. ${count} puntos esperan su decisión.`,
  explanation:
    'Lo que está en gris no es parte de la carta: usted aún no lo ha decidido. Decida sobre cada punto en su revisión, y este borrador será la carta que usted firma.',
  heading: 'Sin decidir',
  unsigned: 'La línea para su firma aparece aquí cuando usted haya decidido sobre todos los puntos.',
}
