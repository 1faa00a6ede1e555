import { leadFormTexts } from '../lead-form.ts'

export const homeTexts = {
  documentTitle: 'ARMOR: dispute usted mismo los errores de su informe de crédito',
  headline: 'Elija su solución ARMOR',
  lead: 'Software, plantillas y educación para quienes corrigen su propio informe de crédito y para negocios que van a solicitar financiamiento.',
  restoreTitle: 'Restore: corregir',
  restoreText:
    'Suba sus tres informes de crédito. Vea cada hallazgo con la línea de la que sale y reciba cartas listas para firmar y enviar.',
  restoreButton: 'Obtener acceso al software',
  buildTitle: 'Build & Apply: preparar y solicitar',
  buildText:
    'Prepare el expediente de su negocio y los documentos de su solicitud antes de acudir a un prestamista.',
  buildButton: 'Ver las herramientas de solicitud',
  proofTitle: 'No se afirma nada que su informe no muestre',
  proofText:
    'Cada hallazgo cita la línea de su propio informe, marcada, con la razón al lado. De ahí sale la carta.',
  proofLink: 'Revise su propio informe, en su propio dispositivo',
  proof: {
    place: (bureau: string, page: number) => `De un informe sintético de ${bureau}, página ${page}`,
    alt: (bureau: string, page: number, label: string, value: string) =>
      `Página ${page} del informe de ${bureau}. Marcado: ${label}, ${value}.`,
    account: (creditor: string, number: string) => `${creditor}, cuenta ${number}`,
    innocentTitle: 'Qué podría explicarlo',
    letterTitle: 'Lo que dice la carta',
    letterLanguage: 'La carta se escribe en inglés, el idioma de las agencias.',
    caption:
      'Hecho por el propio ARMOR, con el informe de una persona inventada: no existen ni esa persona ni esa cuenta. Los suyos citan sus propios informes.',
  },
  questions: {
    provides: {
      question: '¿Qué ofrece ARMOR?',
      answer:
        'Software, plantillas y educación. El software lee sus tres informes de crédito y muestra qué se puede disputar, con la línea que lo prueba. También escribe las cartas. Usted mismo las lee, las firma y las envía. ARMOR no es una empresa de reparación de crédito, ni un prestamista, ni un bufete de abogados.',
    },
    results: {
      question: '¿Cuándo veré resultados?',
      answer:
        'Varía, y no hay garantía. Una agencia tiene por lo general 30 días para investigar una disputa, en algunos casos 45. Lo que responda depende de sus informes y de quienes le reportaron los datos.',
    },
    calls: {
      question: '¿Puedo hablar con alguien por teléfono?',
      answer: (from: string, to: string) =>
        `Las consultas por teléfono son sesiones de pago, de ${from} a ${to}. Su precio se puede descontar de un paquete. El software lo usa usted mismo, con ayuda por correo electrónico.`,
    },
    guarantees: {
      question: '¿Garantizan resultados?',
      answer:
        'No. Nadie puede: las agencias deciden después de su propia investigación. Lo que es exacto y está al día se queda en el informe.',
    },
  },
  leadForm: leadFormTexts,
}
