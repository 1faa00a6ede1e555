export const toolkitsTexts = {
  documentTitle: 'Kits para cobranzas, registros de alquiler y solicitudes',
  title: 'Kits',
  lead: 'Un problema, un juego de cartas e instrucciones. Elija el kit para el dato que quiere disputar, o el módulo para la solicitud que quiere preparar. Usted mismo completa, firma y envía todo.',
  cardsTitle: 'Cinco kits',
  categories: {
    diySoftware: 'Software para hacerlo usted mismo',
    professional: 'Profesional',
    specialized: 'Kit especializado',
    complete: 'Kit completo',
  },
  see: (name: string) => `Ver: ${name}`,
  inTwoPayments: (first: string, second: string) => `${first} y ${second}`,
  seeApplication: 'Ver el módulo de solicitud',
  applicationDescription:
    'Sus documentos revisados según seis requisitos y luego preparados como una solicitud. Solo hay comisión si le aprueban.',
  applicationFeatures: [
    'Precalificación con sus propios documentos',
    'Paquete de solicitud, solo si precalifica',
    'Trámite, solo si le aprueban',
  ],
  stepsTitle: 'Cómo funciona un kit',
  steps: [
    {
      title: 'Lo recibe por correo electrónico',
      text: 'El acceso llega dentro de 24-48 horas después del pago. Su guía está lista de inmediato, con instrucciones en el orden de sus fechas.',
    },
    {
      title: 'Usted completa y firma',
      text: 'Cada plantilla dice qué línea de su informe o qué papel necesita. Lo que no pueda mostrar, déjelo fuera.',
    },
    {
      title: 'Lo envía y lleva el registro',
      text: 'El correo certificado le da el día de recepción. Desde ese día corre el plazo de la otra parte.',
    },
  ],
  helpTitle: 'Antes de comprar',
  help: [
    {
      title: 'Los errores se disputan; lo demás, no',
      text: 'Una agencia debe corregir lo inexacto, lo incompleto y lo que no se puede verificar. Lo que es correcto se queda, aunque se vea mal.',
    },
    {
      title: 'Puede hacerlo sin nosotros',
      text: 'Disputar es gratis y es su derecho. Usted paga las plantillas, el orden y el registro, no la disputa.',
    },
    {
      title: 'Respondemos sus preguntas',
      text: 'Hay soporte de lunes a viernes, de 9\u00a0a.\u00a0m. a 6\u00a0p.\u00a0m., hora del Este. Explica el kit; no da consejo legal.',
    },
  ],
}
