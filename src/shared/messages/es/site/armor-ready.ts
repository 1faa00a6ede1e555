export const armorReadyTexts = {
  documentTitle: 'ARMOR Ready: evaluación de preparación para el financiamiento',
  description:
    'Una evaluación completa de la preparación de su negocio para el financiamiento: análisis de financiabilidad, informe de estrategia, plantillas, criterios de prestamistas y 30 días de soporte por correo electrónico.',
  title: 'ARMOR Ready: ¿está listo su negocio?',
  lead: 'Antes de acudir a un prestamista, vea su negocio como él lo vería. Una evaluación completa de su preparación para solicitar, y un plan para lo que falta.',
  apply: 'Solicitar ARMOR Ready',
  featuresTitle: 'Qué recibe',
  features: [
    {
      title: 'Análisis de su preparación',
      text: 'Cómo está su negocio en los puntos que miran los prestamistas, cada uno con su razón. Es una medida nuestra, no un puntaje de crédito.',
    },
    {
      title: 'Informe de estrategia',
      text: 'Qué poner en orden primero, qué puede esperar y qué clase de financiamiento va con lo que usted tiene.',
    },
    {
      title: 'Plantillas',
      text: 'De los papeles que piden las solicitudes, para completar con sus propias cifras.',
    },
    {
      title: 'Criterios de prestamistas',
      text: 'Lo que los prestamistas suelen pedir, al lado de lo que usted tiene.',
    },
    {
      title: '30 días de soporte por correo electrónico',
      text: 'Preguntas sobre su informe y los pasos siguientes. De lunes a viernes, de 9\u00a0a.\u00a0m. a 6\u00a0p.\u00a0m., hora del Este.',
    },
  ],
  criteriaTitle: 'Lo que los prestamistas suelen pedir',
  criteriaLead: 'Cada prestamista fija sus criterios y los cambia. Estos tres son típicos.',
  criteria: [
    { term: 'Antigüedad del negocio', text: '6+ meses' },
    { term: 'Ingresos', text: '$50K+ al año' },
    { term: 'Crédito personal', text: '650+' },
  ],
  stepsTitle: 'Cómo sigue',
  steps: [
    {
      title: 'Usted solicita',
      text: 'Tres páginas cortas sobre usted, su negocio y su meta. Al final paga con tarjeta.',
    },
    {
      title: 'Nosotros revisamos',
      text: 'Dentro de 24 horas miramos lo que envió y le decimos si falta algo.',
    },
    {
      title: 'Recibe su evaluación',
      text: 'Los primeros resultados llegan en 24-48 horas.',
    },
  ],
}
