import type { checkSentences as english } from '../en/check-sentences.ts'
import type { SpanishOf } from '../spanish-of.ts'

export const checkSentences: SpanishOf<typeof english> = {
  'check.nameTooShort': 'El nombre debe tener al menos 2 caracteres',
  'check.nameTooLong': 'El nombre debe tener como máximo 200 caracteres',
  'check.email': 'Escriba un correo electrónico válido',
  'check.phone': 'Escriba un número de teléfono válido',
  'check.mailingAddress': 'Escriba su dirección postal',
  'check.city': 'Escriba su ciudad',
  'check.state': 'Elija su estado',
  'check.zipCode': 'Escriba su código postal (ZIP)',
  'check.testerEmail': 'El correo electrónico no es válido',
  'check.testerPhone': 'El número de teléfono debe tener al menos 10 dígitos',
  'check.option': 'Elija una opción',
  'check.notesTooLong': 'Las notas deben tener como máximo 5,000 caracteres',
  'check.noMessage': 'Escriba su mensaje',
  'check.messageTooLong': 'Su mensaje debe tener menos de 5,000 caracteres',
  'check.noteTooLong': 'Su nota debe tener menos de 2,000 caracteres',
  'check.keepUnder': ({ most }) => `Escriba menos de ${most.toLocaleString('en-US')} caracteres`,
  'check.studyConsent': 'Debe aceptar participar en el estudio de resultados',
  'check.communication': 'Debe elegir sus preferencias de comunicación',
  'check.fullName': 'Escriba su nombre completo',
  'check.phoneNumber': 'Escriba su número de teléfono',
  'check.emailFormat': 'Escriba un correo electrónico en el formato correcto, como nombre@example.com',
  'check.times': 'Escriba cuándo tiene tiempo',
  'check.required': 'Complete este campo.',
  'check.allRequired': 'Complete todos los campos obligatorios.',
}
