/** What the toolkits, modules, readiness packages and offers of the catalogue are and hold, by their English. */
export const solutionProductNames: Record<string, string> = {
  'Collections Toolkit': 'Kit de cobranzas',
  'Letters and instructions for disputing collection accounts.':
    'Cartas e instrucciones para disputar cuentas en cobranza.',
  'Validation request to the collector, for the 30 days after its notice':
    'Solicitud de validación al cobrador, para los 30 días después de su aviso',
  'Dispute letters for the three bureaus': 'Cartas de disputa para las tres agencias',
  'A calendar of what is due when': 'Un calendario de lo que vence y cuándo',
  'A log for certified mail': 'Un registro de envíos certificado',
  'Broken Lease Toolkit, single bureau': 'Kit para contratos de alquiler interrumpidos, una agencia',
  'Letters and instructions for one bureau or screening company.':
    'Cartas e instrucciones para una agencia o empresa de evaluación de inquilinos.',
  'Dispute letter to one bureau or rental screening company':
    'Carta de disputa a una agencia o empresa de evaluación de inquilinos',
  'Validation request to the collector of the lease debt':
    'Solicitud de validación al cobrador de la deuda de alquiler',
  'Checklist of the papers that prove your side': 'Lista de los papeles que prueban su versión',
  'Broken Lease Toolkit, all 3 bureaus': 'Kit para contratos de alquiler interrumpidos, las 3 agencias',
  'Letters and instructions for all three bureaus and the screening companies.':
    'Cartas e instrucciones para las tres agencias y las empresas de evaluación de inquilinos.',
  'Dispute letters to Experian, Equifax and TransUnion': 'Cartas de disputa a Experian, Equifax y TransUnion',
  'Letters to rental screening companies': 'Cartas a empresas de evaluación de inquilinos',
  'Rental Toolkit': 'Kit de alquiler',
  'Templates for disputing an error in a rental or eviction record.':
    'Plantillas para disputar un error en un registro de alquiler o de desalojo.',
  'Request for your own rental screening file': 'Solicitud de su propio expediente de inquilino',
  'Dispute letter to the screening company': 'Carta de disputa a la empresa de evaluación',
  'Letter to the landlord who reported it': 'Carta al arrendador que lo reportó',
  'Premium Rental Toolkit': 'Kit de alquiler Premium',
  'The rental templates, the lease debt and the three bureaus together.':
    'Las plantillas de alquiler, la deuda del contrato y las tres agencias, todo junto.',
  'Everything in the Rental Toolkit': 'Todo lo del kit de alquiler',
  'Dispute letters to the three credit bureaus': 'Cartas de disputa a las tres agencias de crédito',
  'Collections Dispute Module': 'Módulo de disputa de cobranzas',
  'Software module for disputing collection accounts, from validation to complaint.':
    'Módulo de software para disputar cuentas en cobranza, de la validación a la queja.',
  'Validation request to the collector': 'Solicitud de validación al cobrador',
  'Follow-up letters for each stage': 'Cartas de seguimiento para cada etapa',
  'Mail log with the dates that matter': 'Registro de envíos con las fechas que importan',
  'Credit Fast Track Module': 'Módulo Credit Fast Track',
  'Three dispute cycles in 90 days, for reports with many entries and scores under 600.':
    'Tres ciclos de disputa en 90 días, para informes con muchos datos negativos y puntajes menores de 600.',
  'Three cycles: 0-30, 30-60 and 60-90 days': 'Tres ciclos: 0-30, 30-60 y 60-90 días',
  'Letters to bureaus, furnishers and collectors': 'Cartas a agencias, empresas que reportan y cobradores',
  'A plan for each cycle': 'Un plan para cada ciclo',
  'Email support': 'Soporte por correo electrónico',
  'Three dispute cycles in 90 days, at the price of this page.':
    'Tres ciclos de disputa en 90 días, al precio de esta página.',
  'Business Readiness Application Module 10k': 'Módulo de solicitud Business Readiness 10k',
  'Business Readiness Application Module 10k: Prequalification':
    'Módulo de solicitud Business Readiness 10k: precalificación',
  'Step 1 of the application module: the six requirements are checked on your documents.':
    'Paso 1 del módulo de solicitud: se comprueban los seis requisitos en sus documentos.',
  'Each of the six requirements checked': 'Cada uno de los seis requisitos comprobado',
  'A written answer: met or not met, and why': 'Una respuesta por escrito: cumplido o no, y por qué',
  'The way to the $300 application package if all are met':
    'El paso al paquete de solicitud de $300 si se cumplen todos',
  'Business Readiness Application Module 10k: Application Package':
    'Módulo de solicitud Business Readiness 10k: paquete de solicitud',
  'Your application with its statements and papers, put together for you to check and sign.':
    'Su solicitud con sus estados y papeles, reunida para que usted la revise y firme.',
  'An application package from your own figures': 'Un paquete de solicitud con sus propias cifras',
  'A check against the six requirements that you have met':
    'Una comprobación con los seis requisitos que usted cumple',
  'A backend fee of 10% only if you are approved': 'Una comisión del 10% solo si le aprueban',
  'ARMOR Ready': 'ARMOR Ready',
  'Comprehensive funding readiness assessment.':
    'Evaluación completa de la preparación para el financiamiento.',
  'Fundability score analysis': 'Análisis de su preparación',
  'Strategy report': 'Informe de estrategia',
  Templates: 'Plantillas',
  'Lender criteria preview': 'Vista previa de los criterios de prestamistas',
  '30 days email support': '30 días de soporte por correo electrónico',
  'Entity Formation + Readiness Bundle': 'Constitución de empresa y preparación',
  'Your company formed and your file prepared, in one package.':
    'Su empresa constituida y su expediente preparado, en un solo paquete.',
  'LLC formation support': 'Ayuda para constituir una LLC',
  'EIN registration': 'Registro del EIN',
  'Bank account setup': 'Apertura de cuenta bancaria',
  'Operating document templates': 'Plantillas de documentos operativos',
  '$497 credited toward the readiness tools': '$497 abonados a las herramientas de preparación',
  '10K September Play': 'Plan 10K September Play',
  'One-time intake fee. A 10% service fee follows only after successful funding.':
    'Pago inicial único. La comisión del 10% viene solo después de obtener el financiamiento.',
  'The $400 intake fee for application prep': 'El pago inicial de $400 para preparar la solicitud',
  'Compliance documentation review': 'Revisión de los documentos de cumplimiento',
  'Expedited processing support': 'Ayuda para un trámite más rápido',
  'A performance-based service fee of 10%': 'Una comisión del 10% según el resultado',
  'Billing only after successful funding': 'Se cobra solo después de obtener el financiamiento',
}
