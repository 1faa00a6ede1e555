import { solutionProductNames } from './solution-product-names.ts'

/** What the packages of the catalogue are and hold, by their English. Names that begin with ARMOR stay. */
export const productNames: Record<string, string> = {
  'Your three reports read line by line, with the proof shown for every finding':
    'Sus tres informes leídos línea por línea, con la prueba a la vista en cada hallazgo',
  'A dispute letter for each bureau, ready to sign and mail':
    'Una carta de disputa para cada agencia, lista para firmar y enviar',
  'Forensic analysis, complaint letter and mail log as PDF':
    'Análisis forense, carta de queja y registro de envíos en PDF',
  'A portal that follows every round of your dispute': 'Un portal que sigue cada ronda de su disputa',
  'Dispute software and documents for two rounds over 90 days.':
    'Software y documentos de disputa para dos rondas en 90 días.',
  'Dispute software and documents without a limit to the rounds.':
    'Software y documentos de disputa sin límite de rondas.',
  'Our 90-day program, with documents for every round.':
    'Nuestro programa de 90 días, con documentos para cada ronda.',
  'Everything in Premier, with the widest support.': 'Todo lo de Premier, con la ayuda más amplia.',
  '2 dispute rounds, 90-day service period': '2 rondas de disputa, servicio durante 90 días',
  'Unlimited dispute rounds': 'Rondas de disputa ilimitadas',
  'Unlimited dispute rounds, 90-day program': 'Rondas de disputa ilimitadas, programa de 90 días',
  'First place in the support queue': 'Primer lugar en la cola de soporte',

  // The packages with a page of their own, and the plans of /software-plans.
  'Standard Credit Repair': 'Standard (reparación de crédito)',
  '90-Day Max': '90-Day Max (90 días)',
  'Dispute software and documents for 90 days, without a limit to the rounds.':
    'Software y documentos de disputa durante 90 días, sin límite de rondas.',
  'Unlimited dispute rounds, 90 days': 'Rondas de disputa ilimitadas, 90 días',
  '90-Day Max Software Access': 'Software 90-Day Max',
  'Dispute software and documents for up to three rounds over 90 days.':
    'Software y documentos de disputa para hasta tres rondas en 90 días.',
  'Up to 3 dispute rounds, 90 days': 'Hasta 3 rondas de disputa, 90 días',

  // The letter generator and its subscriptions.
  'Monthly Access': 'Acceso mensual',
  'The dispute letter generator, month by month.': 'El generador de cartas de disputa, mes a mes.',
  'Letters for all three bureaus, as many as you need':
    'Cartas para las tres agencias, todas las que necesite',
  'Ten dispute types with wording you can edit': 'Diez tipos de disputa con un texto que puede cambiar',
  'Download as PDF, Word or text': 'Descarga en PDF, Word o texto',
  'Cancel any time; access lasts to the end of the month you paid':
    'Cancele cuando quiera; el acceso dura hasta el final del mes que pagó',
  'Quarterly Package': 'Paquete trimestral',
  'Three months of the generator: the time that a dispute round takes.':
    'Tres meses del generador: lo que dura una ronda de disputa.',
  'Everything in Monthly Access': 'Todo lo del acceso mensual',
  '15% savings against three single months': '15% de ahorro frente a tres meses sueltos',
  'One payment for a whole round of letters and answers':
    'Un solo pago para una ronda entera de cartas y respuestas',
  'Cancel any time; access lasts to the end of the quarter you paid':
    'Cancele cuando quiera; el acceso dura hasta el final del trimestre que pagó',
  'Annual Subscription': 'Suscripción anual',
  'A year of the generator, for those who watch over their reports.':
    'Un año del generador, para quienes vigilan sus informes.',
  'Twelve months at the price of a little over ten': 'Doce meses al precio de poco más de diez',
  'All three rounds, and a look at your reports afterwards':
    'Las tres rondas, y una mirada a sus informes después',
  'Cancel any time; access lasts to the end of the year you paid':
    'Cancele cuando quiera; el acceso dura hasta el final del año que pagó',
  '30-Day Pass': 'Pase de 30 días',
  'The generator for 30 days. It ends by itself.': 'El generador durante 30 días. Termina por sí solo.',
  'One payment; nothing renews': 'Un solo pago; nada se renueva',
  'Dispute Letter Generator, full access': 'Generador de cartas de disputa, acceso completo',
  'The dispute letter generator without end.': 'El generador de cartas de disputa, sin fecha de fin.',

  // Paid sessions.
  'Strategy Session': 'Sesión de estrategia',
  'Mailing of letters': 'Envío de cartas',
  'Personalized Roadmap': 'Un plan hecho para usted',
  'A conversation about your situation': 'Una conversación sobre su situación',
  'A written order of steps': 'El orden de los pasos, por escrito',
  'Credited toward a package': 'Se abona a un paquete',
  'Intake Session': 'Sesión inicial',
  'Comprehensive Onboarding': 'Para empezar con todo listo',
  'Your reports opened together': 'Abrimos sus informes juntos',
  'Your intake filled in with you': 'Llenamos sus datos con usted',
  'Profile Review': 'Revisión de perfil',
  'Quick Assessment': 'Una evaluación rápida',
  'A look at your three reports': 'Una mirada a sus tres informes',
  'What to dispute first': 'Qué disputar primero',
  ...solutionProductNames,
}
