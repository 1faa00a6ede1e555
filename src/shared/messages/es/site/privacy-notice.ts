import { legalVersions } from '../../../rules/legal-versions.ts'
import type { LegalSection, LegalText } from '../../legal-text.ts'

/** What is kept since the first version. */
const keptSince = [
  'su nombre, correo electrónico, teléfono y dirección postal;',
  'los informes y documentos de identidad que sube, con las cuentas, fechas y dígitos del Seguro Social leídos en ellos;',
  'sus decisiones, cartas, registro de envíos, respuestas de las agencias y puntajes;',
  'las respuestas y los documentos de una solicitud de financiamiento;',
  'sus mensajes a nosotros y los correos que le enviamos;',
  'lo que compró y pagó, con los números del proveedor de pagos y sin ningún número de tarjeta;',
  'lo que aceptó, con sus palabras, su día, su dirección de red y el nombre de su navegador.',
]

/** Who provides a part since the first version. */
const seenSince = [
  'el proveedor de pagos (Stripe, donde el pago con tarjeta está activado): su nombre, correo electrónico, teléfono y el pago;',
  'el servicio de correo que le lleva nuestros mensajes;',
  'el anfitrión de nuestros servidores, donde los archivos están cifrados;',
  'Google Drive, solo donde guardamos ahí copias de los archivos del caso: las copias.',
]

const what: LegalSection = {
  title: 'Qué guardamos',
  paragraphs: ['Solo lo que usted nos da y lo que se sigue de ello:'],
  points: [
    ...keptSince,
    'adónde se envían los avisos a su navegador, si usted los activa: cifrado, hasta que los desactive o cierre sesión ahí.',
  ],
}

const who: LegalSection = {
  title: 'Quién lo ve',
  paragraphs: [
    'Usted y el personal que trabaja en su caso. Cada apertura de sus archivos por el personal se registra, y usted puede leer ese registro en su cuenta.',
    'Además de nosotros, solo quienes prestan una parte del servicio, y solo esa parte:',
  ],
  points: [
    ...seenSince,
    'el servicio de avisos del fabricante de su navegador, si usted activa los avisos: un mensaje cifrado que no nombra a nadie.',
  ],
}

const sections: LegalText['current']['sections'] = {
  what,
  why: {
    title: 'Para qué lo usamos',
    paragraphs: [
      'Para leer sus informes, escribir sus cartas y llevar sus fechas. Para recibir su pago, responderle y probar lo que se acordó.',
      'No lo vendemos, no lo alquilamos ni lo compartimos para publicidad.',
    ],
  },
  who,
  authorities: {
    title: 'Cuando la ley lo exige',
    paragraphs: [
      'Un tribunal o una autoridad recibe lo que la ley nos obliga a dar, y nada más. Las agencias, los acreedores y los prestamistas reciben solo lo que usted mismo envía.',
    ],
  },
  safety: {
    title: 'Cómo se protege',
    paragraphs: [
      'Los archivos y lo que se leyó en ellos se guardan cifrados (AES-256-GCM). También los mensajes, las fechas de nacimiento y las copias de seguridad. La clave está aparte de los datos.',
      'El personal entra con un segundo factor. Usted entra con un enlace que sirve una sola vez y llega a su correo electrónico.',
      'Los nombres, correos, teléfonos y direcciones postales se guardan de modo que el personal pueda encontrarlo por ellos.',
    ],
  },
  'how-long': {
    title: 'Por cuánto tiempo',
    paragraphs: ['Después se borra sin que nadie lo pida:'],
    points: [
      'un caso y una solicitud de financiamiento: dos años después de su último uso, con un correo 14 días antes;',
      'un caso cancelado o reembolsado por completo: 90 días después, con un correo 14 días antes;',
      'un formulario de financiamiento empezado y nunca enviado: 30 días;',
      'un formulario de pago o de prueba que no llevó a nada: dos años;',
      'una compra sin caso: dos años después del último cambio;',
      'lo que nos escribe sin tener un caso: dos años después del último mensaje;',
      'las sumas, los días y los números del proveedor quedan para los libros, sin su nombre ni su dirección;',
      'el registro de lo que hizo el personal queda, con números en lugar de nombres.',
    ],
  },
  rights: {
    title: 'Qué puede hacer usted',
    paragraphs: [
      'En su cuenta puede ver lo que guardamos, descargarlo todo, retirar lo que aceptó y hacer que se borre todo. Corregimos lo que esté mal cuando nos lo dice.',
      'El borrado se hace 7 días después de pedirlo, para que nadie pierda un caso por culpa de otro. Hasta entonces puede retirarlo. Las copias de seguridad se reemplazan al hacerse las nuevas.',
      'Quien compró algo, envió una solicitud o nos escribió tiene una cuenta: la abre un enlace a ese correo electrónico. También puede escribirnos. Hacemos lo mismo por usted en cualquier estado en que viva, y a nadie lo tratamos peor por pedirlo.',
    ],
  },
  cookies: {
    title: 'Cookies y lo que guarda este navegador',
    paragraphs: [
      'Una cookie mantiene su sesión y otra recuerda su idioma. Lo que escribe en un formulario queda en este navegador hasta que se envía, o 24 horas.',
      'No hay cookies de publicidad ni estadísticas de terceros. Los programas del proveedor de pagos se cargan donde usted paga.',
    ],
  },
  'contact-consent': {
    title: 'Llamadas, mensajes de texto y correos',
    paragraphs: [
      'Lo que aceptó queda registrado. Por ahora no se llama ni se manda texto a nadie. Los correos opcionales se apagan en cada uno de ellos y en su cuenta. Los recibos y lo que su caso necesita se siguen enviando.',
    ],
  },
  children: {
    title: 'Menores',
    paragraphs: ['El producto es para adultos. No guardamos a sabiendas nada de menores.'],
  },
  breach: {
    title: 'Si los datos llegan a otros',
    paragraphs: [
      'Se lo decimos a usted y a las autoridades como manda la ley. Decimos qué pasó y qué puede hacer usted.',
    ],
  },
}

/** `/privacy` in Spanish. */
/** As they read before devices could be told anything. */
const sectionsBefore = {
  ...sections,
  what: { ...what, points: keptSince },
  who: { ...who, points: seenSince },
}

export const privacyNoticeTexts: LegalText = {
  pageTitle: 'Aviso de privacidad',
  description: 'Qué guardamos de usted, por qué, por cuánto tiempo, quién lo ve y cómo hacer que se borre.',
  lead: 'Qué guardamos de usted, por qué, por cuánto tiempo, quién lo ve y cómo hacer que se borre.',
  earlier: [
    { version: '2026-11-24', sections: sectionsBefore },
    {
      version: '2026-11-23',
      sections: {
        ...sectionsBefore,
        'how-long': {
          title: 'Por cuánto tiempo',
          paragraphs: ['Después se borra sin que nadie lo pida:'],
          points: [
            'un caso y una solicitud de financiamiento: dos años después de su último uso, con un correo 14 días antes;',
            'un caso cancelado o reembolsado por completo: 90 días después, con un correo 14 días antes;',
            'un formulario de financiamiento empezado y nunca enviado: 30 días;',
            'un formulario de pago o de prueba que no llevó a nada: dos años;',
            'una compra sin caso: dos años después del último cambio;',
            'las sumas, los días y los números del proveedor quedan para los libros, sin su nombre ni su dirección;',
            'el registro de lo que hizo el personal queda, con números en lugar de nombres.',
          ],
        },
        rights: {
          title: 'Qué puede hacer usted',
          paragraphs: [
            'En su cuenta puede ver lo que guardamos, descargarlo todo, retirar lo que aceptó y hacer que se borre todo. Corregimos lo que esté mal cuando nos lo dice.',
            'El borrado se hace 7 días después de pedirlo, para que nadie pierda un caso por culpa de otro. Hasta entonces puede retirarlo. Las copias de seguridad se reemplazan al hacerse las nuevas.',
            'Sin una cuenta, escríbanos desde su correo electrónico. Hacemos lo mismo por usted, en cualquier estado en que viva, y a nadie lo tratamos peor por pedirlo.',
          ],
        },
      },
    },
  ],
  current: { version: legalVersions.privacy, sections },
}
