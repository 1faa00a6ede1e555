import type { agreementSentences as english } from '../en/agreement-sentences.ts'
import type { SpanishOf } from '../spanish-of.ts'
import { spanishDay } from './spanish-days.ts'

export const agreementSentences: SpanishOf<typeof english> = {
  'agreement.needed': 'Dónde vive usted decide qué viene antes del pago. Dígalo primero; no se cobró nada.',
  'agreement.sign': 'En su estado se firma un acuerdo antes de cobrar nada. No se cobró nada.',
  'agreement.waits': ({ day }) =>
    `Puede pagar desde el ${spanishDay(day)}: hasta entonces puede cancelar lo que firmó. No se cobró nada.`,
  'agreement.cancelled': 'Este acuerdo se canceló. No se cobró nada.',
  'agreement.other': 'Este acuerdo no es de este pedido. Empiece de nuevo; no se cobró nada.',
  'agreement.otherEmail':
    'El correo electrónico es distinto del de su acuerdo. Use el mismo; no se cobró nada.',
  'agreement.otherState': ({ state }) =>
    `La dirección de este caso está en ${state}, y el acuerdo es de otro estado. Empiece de nuevo; no se cobró nada.`,
  'agreement.altered':
    'Este acuerdo se alteró después de firmarlo, así que nada puede pagarse con él. Escríbanos.',
  'agreement.used': 'Este acuerdo ya se pagó. No se le cobra otra vez.',
  'agreement.intake': ({ state }) =>
    `En ${state} se firma un acuerdo antes de empezar cualquier trabajo. Lo que escribió se guarda: fírmelo y envíe este formulario otra vez cuando se le avise.`,
  'agreement.intakeWaits': ({ day }) =>
    `El trabajo puede empezar desde el ${spanishDay(day)}: hasta entonces puede cancelar lo que firmó. Lo que escribió se guarda: envíe este formulario otra vez entonces.`,
  'agreement.none': 'No existe ese acuerdo.',
  'agreement.off': 'Aquí no hace falta ningún acuerdo.',
  'agreement.typeName': 'Escriba su nombre completo',
  'agreement.otherName': ({ name }) => `Escriba su nombre como arriba: ${name}`,
  'agreement.chooseState': 'Elija su estado',
  'agreement.consentFirst': 'Marque que acepta los registros electrónicos',
  'agreement.wrongCode': 'Ese no es el número del archivo de prueba',
  'agreement.changed':
    'Este documento cambió desde que se mostró, porque empezó otro día. Léalo otra vez y firme después.',
  'agreement.signedAlready': 'Esto ya se firmó, o antes se firma otra cosa. Vuelva a cargar la página.',
  'agreement.tooLate':
    'Esto se pagó cuando el plazo para cancelar ya había pasado. Escríbanos si quiere terminarlo.',
  'agreement.noDay': 'Escriba el día en que se envió o se entregó',
}
