import type { mailingSentences as english } from '../en/mailing-sentences.ts'
import type { SpanishOf } from '../spanish-of.ts'
import { spanishDay as day } from './spanish-days.ts'

export const mailingSentences: SpanishOf<typeof english> = {
  'mailing.noLetter': 'No existe esa carta.',
  'mailing.noEntry': 'No existe esa anotación.',
  'mailing.noEvidence': 'No existe ese comprobante.',
  'mailing.fullDay': 'Escriba el día, el mes y el año.',
  'mailing.dayToCome': 'Ese día todavía no llega. Anótelo cuando haya pasado.',
  'mailing.answerToCome': 'Ese día todavía no llega. Escriba el día en que llegó la respuesta.',
  'mailing.mailedFirst': 'Anote primero qué día envió esta carta.',
  'mailing.certifiedNumber': 'Escriba el número como está en el recibo: de 20 a 22 dígitos, sin letras.',
  'mailing.beforeMade': ({ madeOn }) => `La carta se hizo el ${day(madeOn)}, así que no pudo enviarse antes.`,
  'mailing.beforeStep': (given) => `Es antes del ${day(given.day)}, el día del paso anterior.`,
  'mailing.afterStep': (given) => `Es después del ${day(given.day)}, el día del paso siguiente.`,
  'mailing.followedBy': (given) =>
    `Usted anotó para el ${day(given.day)} algo que solo pudo pasar después del envío.`,
  'mailing.roundBefore': ({ round, other, on }) =>
    `La ronda ${round} no pudo enviarse antes que la ronda ${other}, enviada el ${day(on)}.`,
  'mailing.roundAfter': ({ round, other, on }) =>
    `La ronda ${round} no pudo enviarse después de la ronda ${other}, enviada el ${day(on)}.`,
  'mailing.logSays': ({ round, on }) =>
    `El registro de envíos dice que la ronda ${round} se envió el ${day(on)}. Corríjalo allí, y esta fecha lo sigue.`,
  'mailing.answerBeforeMailing': ({ mailedOn }) =>
    `La carta se envió el ${day(mailedOn)}; una respuesta no pudo llegar antes.`,
  'mailing.eventBeforeMailing': ({ mailedOn }) =>
    `La carta se envió el ${day(mailedOn)}; esto no pudo pasar antes.`,
  'mailing.noDisputeMailed': ({ bureau }) =>
    `Todavía no hay ninguna carta de disputa a ${bureau} en el registro de envíos. Anote primero cuándo la envió.`,
  'mailing.answerToEarlier': ({ bureau }) =>
    `Lo que disputaba la carta a ${bureau} no se guarda aquí, así que su respuesta no puede leerse punto por punto. Anote en el registro de correo, en esa carta, que fue contestada.`,
  'mailing.nameCompany': 'Escriba la empresa a la que fue la carta.',
  'mailing.roundWrittenHere': ({ round }) =>
    `La ronda ${round} tiene cartas escritas aquí. Anote su envío en el registro de correo.`,
  'mailing.earlierRoundFirst': ({ round }) =>
    `La ronda ${round} aún no tiene fecha de envío. Anote primero sus cartas.`,
  'mailing.earlierLogged': ({ recipient, round }) =>
    `La carta de la ronda ${round} a ${recipient} ya está anotada, con otras fechas. Corríjalas en la carta.`,
  'mailing.notForThisLetter': 'Esto no se puede anotar para esta carta.',
  'mailing.noticesBegan': ({ on }) => `Estos avisos empezaron el ${day(on)}. Revise el año.`,
  'mailing.noSecondDay': 'Esta anotación no lleva un segundo día.',
  'mailing.writtenAfterItCame': 'Una respuesta no pudo escribirse después del día en que llegó.',
  'mailing.noticeBeforeReturn': 'Un aviso no puede ser anterior al regreso del que informa.',
  'mailing.proofNeeded': 'Agregue una foto o un PDF que lo pruebe: aquí solo cuenta un día con su prueba.',
  'mailing.entryChanged': 'Esta anotación se corrigió o se retiró mientras tanto. Vuelva a mirar la página.',
  'mailing.stillDraft':
    'Esta carta es todavía un borrador. Decida primero sobre cada punto en gris en su revisión; después imprima la carta terminada y envíela.',
  'mailing.roundIsMailed': ({ round }) => `La ronda ${round} ya se envió.`,
  'mailing.noneMailed': 'Todavía no se ha enviado ninguna carta de disputa.',
  'mailing.roundNotKept': ({ round, until }) =>
    `Aquí no se guarda ninguna carta de la ronda ${round}. Se esperan sus respuestas hasta el ${day(until)}.`,
  'mailing.nothingLeft': ({ round }) =>
    `Todos los datos disputados en la ronda ${round} se eliminaron o se corrigieron: no queda nada que disputar.`,
  'mailing.resultsDue': ({ recipient, due }) =>
    `${recipient} tiene hasta el ${day(due)} para enviar sus resultados.`,
  'mailing.deliveryUnproved': ({ recipient }) =>
    `Nada prueba todavía que la carta a ${recipient} se haya entregado: anote su entrega con una prueba o suba la respuesta.`,
  'mailing.waitsFor': ({ reasons }, word) => reasons.map(word).join(' '),
  'mailing.answerUnread': ({ bureau }) =>
    `La respuesta de ${bureau} no se pudo leer, así que todavía no cuenta. Anote primero lo que dice el papel.`,
  'mailing.answerUnsaid': ({ bureau }) =>
    `La respuesta de ${bureau} todavía no cuenta. Anote primero lo que dice de cada dato.`,
  'mailing.answerUnconfirmed': ({ bureau }) =>
    `La respuesta escaneada de ${bureau} todavía no cuenta. Compárela primero con el papel.`,
  'mailing.answerReadAlready': 'Esta respuesta ya está leída.',
  'mailing.answerBeingRead': 'Esta respuesta todavía se está leyendo.',
  'mailing.answerConfirmed': 'Esta respuesta ya está confirmada.',
  'mailing.sayOfEachItem': 'Indique de cada dato lo que dice el papel antes de confirmar.',
  'mailing.noAnswer': 'No existe esa respuesta.',
  'mailing.answerChanged': 'Esta respuesta cambió mientras tanto. Vuelva a mirar la página.',
  'mailing.answerIsThere': 'La misma respuesta ya está guardada con esa carta.',
  'mailing.reportOfBureau': ({ bureau }) =>
    `Este es un informe de ${bureau}. Solo puede responder a una carta a ${bureau}.`,
  'mailing.noAnswerToConfirm': 'No existe esa respuesta por confirmar.',
}
