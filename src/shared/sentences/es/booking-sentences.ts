import type { bookingSentences as english } from '../en/booking-sentences.ts'
import type { SpanishOf } from '../spanish-of.ts'
import { spanishInstant } from './spanish-days.ts'

export const bookingSentences: SpanishOf<typeof english> = {
  'booking.taken': ({ next, timeZone }) => {
    if (next.length === 0) return 'Este horario ya no está libre, y por ahora no hay otro.'
    const times = next.map((at) => spanishInstant(at, timeZone))
    return `Este horario ya no está libre. Los próximos libres: ${times.join('; ')}.`
  },
  'booking.already': 'Esta sesión ya tiene un horario reservado. Cámbielo si no le conviene.',
  'booking.none': 'Esta sesión no tiene ningún horario reservado.',
  'booking.tooLate':
    'Una sesión se puede cambiar o cancelar hasta 24 horas antes de que empiece. Escríbanos si no puede asistir.',
  'booking.elsewhere':
    'Los horarios se eligen en nuestra página de reservas. Cargue esta página de nuevo para ver el enlace.',
  'booking.timeZone': 'Elija una zona horaria de la lista',
  'booking.time': 'Elija uno de los horarios',
}
