import type { clockSentences as english } from '../en/clock-sentences.ts'
import type { Sentence, Word } from '../sentence.ts'
import type { SpanishOf } from '../spanish-of.ts'

const who = ({ recipient }: { recipient: string | Sentence }, word: Word) =>
  typeof recipient === 'string' ? recipient : word(recipient)

export const clockSentences: SpanishOf<typeof english> = {
  'clock.furnisher': 'La empresa que reporta',
  'clock.collector': 'el cobrador',
  'clock.company': 'La empresa',
  'clock.notice': (about, word) => `${who(about, word)} avisa de la disputa a la empresa que reporta`,
  'clock.noticeOver': (about, word) =>
    `${who(about, word)} ya debía haber avisado de la disputa a la empresa que reporta; solo su respuesta puede mostrar si lo hizo`,
  'clock.reinvestigation': (about, word) => `${who(about, word)} termina su nueva investigación`,
  'clock.reinvestigationOver': (about, word) =>
    `${who(about, word)} ya debía haber terminado su nueva investigación; solo su respuesta puede mostrar si lo hizo`,
  'clock.results': (about, word) => `${who(about, word)} envía los resultados`,
  'clock.procedure': (about, word) => `${who(about, word)} describe cómo verificó los datos`,
  'clock.frivolous': (about, word) => `${who(about, word)} dice por qué no investiga de nuevo`,
  'clock.reinsertion': (about, word) => `${who(about, word)} avisa de que un dato eliminado volvió`,
  'clock.directDispute': (about, word) => `${who(about, word)} investiga e informa los resultados`,
  'clock.directDisputeOver': (about, word) =>
    `${who(about, word)} respondió después de su último día; solo la fecha de la respuesta puede mostrar cuándo se envió`,
  'clock.validation': (about, word) =>
    `Sus 30 días para pedir la validación de la deuda: ${who(about, word)}`,
  'clock.validationOver': (about, word) =>
    `Terminaron sus 30 días para pedir la validación de la deuda (${who(about, word)}). Todavía puede pedirla, pero ya no está obligado a dejar de cobrar.`,
  'clock.block': (about, word) => `${who(about, word)} bloquea los datos del robo de identidad`,
  'clock.blockOver': (about, word) =>
    `${who(about, word)} ya debía haber bloqueado los datos del robo de identidad; un informe nuevo muestra si lo hizo`,
  'clock.freeze': (about, word) => `${who(about, word)} pone el congelamiento de seguridad`,
  'clock.freezeOver': (about, word) =>
    `${who(about, word)} ya debía haber puesto el congelamiento de seguridad; su confirmación muestra si lo hizo`,
  'clock.complaint': 'La empresa responde a la queja',
  'clock.complaintOver': 'La empresa ya debía haber respondido a la queja o dicho que trabaja en ella',
  'clock.complaintFinal': 'La empresa da su respuesta final a la queja',
  'clock.complaintFinalOver': 'La empresa ya debía haber dado su respuesta final; la CFPB muestra si lo hizo',
  'clock.feedback': 'Sus 60 días para comentar la respuesta',
  'clock.feedbackOver': 'Sus 60 días para comentar la respuesta terminaron',
  'clock.claimMissed': (about, word) =>
    `Dos años para demandar por una respuesta tardía o ausente: ${who(about, word)} y la disputa de la ronda ${about.round}`,
  'clock.claimLeft': (about, word) =>
    `Dos años para demandar por lo que quedó sin corregir: ${who(about, word)} y la disputa de la ronda ${about.round}`,
  'clock.claimFurnisher': (about, word) =>
    `Dos años para demandar a una empresa que reportó los datos: ${who(about, word)} y la disputa de la ronda ${about.round}`,
  'clock.claimCollector': (about, word) =>
    `Un año para demandar por lo que ${who(about, word)} hizo después de su pedido, contado desde su entrega`,
}
