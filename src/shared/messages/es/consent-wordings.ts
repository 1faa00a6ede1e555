import { consentTexts } from './consent.ts'

/**
 * What the record of a consent given in Spanish says was agreed to. Change `version` with every change of a wording:
 * the record keeps the words themselves, so an old record stays true. `-es` names the language of the words.
 */
export const consentWordings = {
  version: '2026-11-2-es',
  contactPurpose: 'Novedades de mi caso y del producto',
  contactWording: [
    consentTexts.askText,
    Object.values(consentTexts.channels).join(', '),
    `[${consentTexts.yes}] [${consentTexts.no}]`,
    consentTexts.optOut,
    consentTexts.notRequired,
  ].join('\n'),
  studyPurpose: 'Estudio de resultados del programa beta',
  studyWording: 'Acepto participar en el estudio de resultados del programa beta.',
  preferencesPurpose: 'Preferencias de comunicación',
  preferencesWording:
    'Mis preferencias de comunicación: los medios por los que ARMOR puede enviarme mensajes opcionales.',
  unsubscribePurpose: 'Correos electrónicos opcionales',
  unsubscribeWording: 'Cancelación de los correos electrónicos opcionales mediante el enlace de un correo.',
}
