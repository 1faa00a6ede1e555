export const fundingApplicationModuleTexts = {
  documentTitle: 'Módulo de solicitud Business Readiness 10k',
  description:
    'Una solicitud para su negocio en tres pasos: precalificación, paquete de solicitud y trámite. Usted paga cada paso solo cuando ha pasado el anterior.',
  title: 'Módulo de solicitud Business Readiness 10k',
  lead: 'Sus documentos se revisan antes de que usted pague una solicitud. La solicitud se prepara antes de que nadie más la vea. Tres pasos, cada uno con su precio y su puerta.',
  cardTitle: 'El módulo completo',
  total: 'en total, en dos pagos',
  cardDescription: (first: string, second: string, percent: string) =>
    `${first} por la precalificación y ${second} por el paquete de solicitud si usted precalifica. Solo si le aprueban hay además una comisión del ${percent}.`,
  cardFeatures: [
    'Seis requisitos comprobados en sus documentos',
    'Una respuesta por escrito: cumplido o no, y por qué',
    'Un paquete de solicitud con sus propias cifras',
    'Trámite después de la aprobación',
  ],
  start: (price: string) => `Empezar la precalificación por ${price}`,
  stepsTitle: 'Tres pasos, tres puertas',
  stepsLead:
    'Aquí usted compra el paso 1. Los pasos 2 y 3 no se compran por adelantado: cada uno se ofrece cuando se abre su puerta.',
  steps: [
    {
      title: 'Paso 1: Precalificación',
      condition: 'obligatorio',
      text: 'Comprobamos los seis requisitos de abajo en los documentos que usted envía, y respondemos por escrito.',
      otherwise: '¿No los cumple? Termina aquí. Usted sabe qué requisito falta y no paga nada más.',
    },
    {
      title: 'Paso 2: Paquete de solicitud',
      condition: 'solo si precalifica',
      text: 'Su solicitud, con sus estados y papeles, se prepara para que usted la revise y la firme. La forma de pagar llega con la respuesta al paso 1.',
      otherwise: '¿No precalifica? Este paso no se ofrece ni se cobra.',
    },
    {
      title: 'Paso 3: Trámite final',
      condition: 'solo si le aprueban',
      text: 'La comisión es una parte de lo aprobado. Se cobra después de la aprobación, con factura.',
      otherwise: '¿No le aprueban? No hay comisión.',
    },
  ],
  requirementsTitle: 'Qué necesita para calificar',
  requirementsLead: 'Seis requisitos. Si hoy falta uno, es mejor saberlo antes del primer pago.',
  requirements: [
    {
      title: '3 meses de estados de cuenta bancarios',
      text: 'De la cuenta del negocio, completos, con todas las páginas.',
    },
    {
      title: 'Al menos $5,000 en depósitos al mes',
      text: 'En cada uno de los tres meses, como lo muestran los estados de cuenta.',
    },
    {
      title: 'Documentación válida del negocio',
      text: 'Papeles de constitución, EIN y licencias, con el nombre que corresponde.',
    },
    {
      title: 'Comprobación del puntaje de crédito',
      text: 'Un informe de usted que imprima el puntaje. Nosotros no hacemos ninguna consulta.',
    },
    {
      title: 'Antigüedad del negocio',
      text: 'Desde cuándo funciona el negocio, con algo que lo demuestre.',
    },
    {
      title: 'Estados financieros exactos',
      text: 'Cifras que coinciden con los estados de cuenta y con la declaración de impuestos.',
    },
  ],
  questions: [
    {
      question: '¿Cuánto tarda?',
      answer:
        'La preparación suele tomar 30-90 días. Lo que más tarda es casi siempre un papel que debe emitir otra persona. Cuánto tarda después un prestamista depende de él.',
    },
    {
      question: '¿La precalificación es una aprobación?',
      answer:
        'No. Dice que los seis requisitos se cumplen en sus documentos. Los prestamistas deciden según sus propias reglas y pueden decir que no.',
    },
    {
      question: '¿Me devuelven el primer pago si no califico?',
      answer:
        'No. La revisión misma es el servicio, y lo pagado no se devuelve una vez prestado un servicio. Por favor, lea antes los seis requisitos.',
    },
  ],
}
