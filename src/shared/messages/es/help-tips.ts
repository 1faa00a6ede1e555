/** The tips of the help catalogue beyond those of help.ts, and the texts of the help page. */
export const helpTipTexts = {
  tips: {
    freeReports: {
      topic: 'los informes de crédito gratuitos',
      title: 'Obtenga sus informes sin costo',
      short: [
        'Cada una de las tres agencias le da su informe gratis cada semana en AnnualCreditReport.com.',
        'Guarde los tres: muchas veces un error está en uno y no en los otros.',
      ],
      more: [
        'La ley concede un informe gratuito al año de cada agencia (Fair Credit Reporting Act, sección 612).',
      ],
      points: [],
    },
    paymentHistory: {
      topic: 'el historial de pagos',
      title: 'Historial de pagos',
      short: [
        'Pesa el 35% del puntaje más conocido, más que cualquier otra cosa.',
        'Un pago suele reportarse como atrasado cuando pasan 30 días del vencimiento. Pague al menos el mínimo antes de ese día.',
      ],
      more: ['Mire de qué mes es el atraso reportado y compárelo con su propio estado de cuenta.'],
      points: [],
    },
    utilization: {
      topic: 'la utilización del crédito',
      title: 'Utilización del crédito',
      short: [
        'Es la parte de los límites de sus tarjetas que usted usa. Manténgala por debajo del 30%, en cada tarjeta y en todas juntas.',
        'Las tarjetas suelen reportar el saldo del estado de cuenta. Por eso cuenta lo que pague antes de la fecha de corte.',
      ],
      more: [
        'Un límite que el informe omite, o muestra demasiado bajo, hace que esa parte parezca mayor de lo real.',
      ],
      points: [],
    },
    historyLength: {
      topic: 'la antigüedad del historial',
      title: 'Antigüedad del historial de crédito',
      short: [
        'Pesa el 15% del puntaje más conocido: la edad de su cuenta más antigua, de la más nueva y el promedio.',
        'Puede valer la pena conservar abierta una tarjeta antigua sin cuota.',
      ],
      more: [
        'Compare la fecha de apertura con sus propios papeles: una fecha equivocada cambia la edad de la cuenta.',
      ],
      points: [],
    },
    inquiries: {
      topic: 'las consultas',
      title: 'Consultas',
      short: [
        'Una consulta de crédito (hard inquiry) se hace cuando usted solicita crédito. Puede bajar un poco su puntaje durante algunos meses.',
        'Cuando usted mismo mira su informe, o le envían ofertas que no pidió, no cuenta.',
      ],
      more: [
        'Una empresa solo puede consultar por un motivo que la ley permite (sección 604). Las agencias muestran las consultas de crédito durante dos años.',
      ],
      points: [],
    },
    tradeline: {
      topic: 'las cuentas del informe',
      title: 'Cuenta del informe (tradeline)',
      short: [
        'Una cuenta de su informe: el prestamista, las fechas, el límite, el saldo, el estado de pago y los meses de historial.',
        'La misma cuenta puede reportarse de otra manera a cada agencia. Es lo primero que conviene comparar.',
      ],
      more: [],
      points: [],
    },
    furnisher: {
      topic: 'quien reporta',
      title: 'La empresa que reporta (furnisher)',
      short: [
        'La empresa que reporta una cuenta a las agencias: un banco, un prestamista, un cobrador.',
        'También puede disputar directamente con ella. Debe investigar, y corregir lo que encuentre inexacto ante cada agencia a la que informó.',
      ],
      more: ['Fair Credit Reporting Act, sección 623, y Reglamento V (12 CFR 1022.43).'],
      points: [],
    },
    chargeOff: {
      topic: 'las cuentas cargadas a pérdida',
      title: 'Cuenta cargada a pérdida (charge-off)',
      short: [
        'El prestamista anotó la deuda como pérdida en sus propios libros. La deuda se sigue debiendo y puede venderse a un cobrador.',
        'Una vez vendida, el dato del prestamista debería mostrar un saldo de $0.',
      ],
      more: [],
      points: [],
    },
    firstDelinquency: {
      topic: 'la fecha del primer atraso',
      title: 'Fecha del primer atraso',
      short: [
        'El mes en que usted se atrasó y ya no se puso al día. Decide cuándo un dato debe salir del informe.',
        'No cambia cuando una deuda se vende. Una fecha posterior deja el dato en el informe más tiempo del que la ley permite.',
      ],
      more: [
        'Para las cuentas cargadas a pérdida y las cobranzas, los siete años empiezan 180 días después (sección 605(c)).',
      ],
      points: [],
    },
    reportingPeriod: {
      topic: 'cuánto tiempo se quedan los datos',
      title: 'Cuánto tiempo puede quedarse un dato',
      short: [
        'La mayoría de los datos negativos puede reportarse durante siete años; una bancarrota, hasta diez.',
        'Los datos exactos se quedan hasta entonces. Nadie puede prometer que los hará quitar.',
      ],
      more: ['Fair Credit Reporting Act, sección 605(a).'],
      points: [],
    },
    bureauAnswer: {
      topic: 'cuándo responden las agencias',
      title: 'Cuándo debe responder una agencia',
      short: [
        'Una agencia tiene de 30 a 45 días para investigar, contados desde el día en que recibe su disputa.',
        'Anote el día en que llegó su carta. Si la respuesta no llega a tiempo, dígalo en su próxima carta.',
      ],
      more: ['Fair Credit Reporting Act, sección 611(a)(1).'],
      points: [
        { term: '30 días', text: 'por lo general' },
        {
          term: '45 días',
          text: 'después de un informe anual gratuito, o si usted envía más información entretanto',
        },
        { term: '5 días hábiles', text: 'para enviarle el resultado después' },
      ],
    },
    consumerStatement: {
      topic: 'su declaración',
      title: 'Su propia declaración en el informe',
      short: [
        'Si una investigación no resuelve una disputa, usted puede pedir que se agregue al informe una declaración breve.',
        'La agencia puede limitarla a 100 palabras si le ayuda a escribirla.',
      ],
      more: ['Fair Credit Reporting Act, sección 611(b).'],
      points: [],
    },
    debtToIncome: {
      topic: 'la relación entre deuda e ingreso',
      title: 'Relación entre deuda e ingreso',
      short: [
        'Todos sus pagos mensuales de deudas divididos entre su ingreso mensual antes de impuestos.',
        'A los prestamistas les gusta verla por debajo del 36%, con no más del 28% para la vivienda.',
      ],
      more: [
        'Con un ingreso de $5,000 al mes, son $1,800 para todas las deudas, de los cuales $1,400 para la vivienda.',
      ],
      points: [],
    },
    lenderCriteria: {
      topic: 'los criterios de los prestamistas',
      title: 'Qué piden los prestamistas a una empresa',
      short: [
        'Cada prestamista tiene sus propias reglas. Los valores de abajo son típicos; cumplirlos no es una aprobación.',
        'Lea la lista del propio prestamista antes de solicitar, porque cada solicitud puede agregar una consulta.',
      ],
      more: [],
      points: [
        { term: '6 meses o más', text: 'antigüedad de la empresa' },
        { term: '$50,000 o más', text: 'ventas al año' },
        { term: '650 o más', text: 'puntaje de crédito personal' },
      ],
    },
    sbaLoans: {
      topic: 'los préstamos de la SBA',
      title: 'Préstamos de la SBA',
      short: [
        'La Small Business Administration no presta; garantiza al prestamista una parte del préstamo, por lo común del 75-90%.',
        'Usted debe igualmente todo el préstamo. La parte depende del programa y del monto.',
      ],
      more: ['Los programas vigentes y sus límites están en SBA.gov.'],
      points: [],
    },
    lineOfCredit: {
      topic: 'las líneas de crédito',
      title: 'Línea de crédito',
      short: [
        'Un monto que usted puede retirar, pagar y volver a retirar. Paga interés por lo que usa.',
        'Conviene más a un flujo de caja desigual que a una sola compra grande.',
      ],
      more: ['Pregunte por la tasa, los cargos por retiro y qué permite al prestamista bajar el límite.'],
      points: [],
    },
    debtServiceCoverage: {
      topic: 'la cobertura de la deuda',
      title: 'Índice de cobertura de la deuda (DSCR)',
      short: [
        'El ingreso operativo neto dividido entre los pagos del préstamo del mismo tiempo. Por encima de 1, el ingreso los cubre.',
        'Los prestamistas de inmuebles en alquiler suelen decidir por él y no por su propio salario.',
      ],
      more: [],
      points: [],
    },
    personalGuarantee: {
      topic: 'las garantías personales',
      title: 'Garantía personal',
      short: [
        'Con ella usted promete pagar si la empresa no puede. La mayoría de los prestamistas la pide a los dueños de una empresa joven.',
        'Lea si está limitada a un monto o a un tiempo antes de firmar.',
      ],
      more: [],
      points: [],
    },
    employerNumber: {
      topic: 'el EIN',
      title: 'Número de identificación del empleador (EIN)',
      short: [
        'El número fiscal de una empresa, necesario para una cuenta bancaria y para la mayoría de las solicitudes.',
        'El IRS lo da sin costo en IRS.gov, muchas veces al momento.',
      ],
      more: ['No reemplaza su número de Seguro Social en sus propias solicitudes de crédito.'],
      points: [],
    },
    limitedCompany: {
      topic: 'la LLC',
      title: 'Compañía de responsabilidad limitada (LLC)',
      short: [
        'Una empresa propia ante la ley, formada en su estado. En la mayoría de los casos usted no debe las deudas de la empresa, salvo que responda por ellas.',
        'Estar formada no le da todavía un historial de crédito.',
      ],
      more: ['Mantenga su dinero y sus papeles aparte de los de usted; la protección depende de eso.'],
      points: [],
    },
    businessAccount: {
      topic: 'la cuenta bancaria de la empresa',
      title: 'Cuenta bancaria de la empresa',
      short: [
        'Pase por ella todos los ingresos y gastos de la empresa. Los prestamistas leen sus estados de cuenta, a menudo de los últimos tres meses.',
        'Para abrir una necesita los documentos de constitución y el EIN.',
      ],
      more: [],
      points: [],
    },
    businessCredit: {
      topic: 'los archivos de crédito de empresas',
      title: 'Archivo de crédito de la empresa',
      short: [
        'Dun & Bradstreet, Experian y Equifax llevan archivos de empresas, aparte de los de las personas.',
        'Lo forman los proveedores que reportan sus pagos. Pregúnteles si lo hacen.',
      ],
      more: [
        'La Fair Credit Reporting Act protege a los consumidores. Un error en el archivo de una empresa se disputa según las reglas de su agencia.',
      ],
      points: [],
    },
    fraudAlert: {
      topic: 'las alertas de fraude',
      title: 'Alerta de fraude',
      short: [
        'Pide a los prestamistas que comprueben que de verdad es usted antes de abrir una cuenta. Es gratuita y dura un año; puede renovarla.',
        'Avise a una agencia; ella debe avisar a las otras dos.',
      ],
      more: [
        'Con un informe de robo de identidad puede durar siete años (Fair Credit Reporting Act, sección 605A).',
      ],
      points: [],
    },
    securityFreeze: {
      topic: 'los congelamientos de seguridad',
      title: 'Congelamiento de seguridad',
      short: [
        'Con un informe congelado, la mayoría de los prestamistas no puede verlo. Así casi nunca se puede abrir crédito nuevo a su nombre. Es gratuito, dura hasta que usted lo levanta y no afecta su puntaje.',
        'Póngalo en cada agencia y levántelo antes de solicitar crédito usted mismo.',
      ],
      more: [
        'Por teléfono o en línea debe ponerse en un día hábil y levantarse en una hora (sección 605A(i)).',
      ],
      points: [],
    },
    debtValidation: {
      topic: 'la validación de una deuda',
      title: 'Pida pruebas a un cobrador',
      short: [
        'Dentro de los 30 días después de recibir el aviso de validación del cobrador, puede disputar la deuda por escrito.',
        'Entonces debe dejar de cobrar hasta que le haya enviado la verificación.',
      ],
      more: [
        'Fair Debt Collection Practices Act, sección 809. Es un derecho frente al cobrador, además de su disputa con la agencia.',
      ],
      points: [],
    },
    creditRepairLaw: {
      topic: 'su derecho a disputar usted mismo',
      title: 'Usted puede hacer todo esto por su cuenta',
      short: [
        'Disputar con una agencia es gratis y usted no necesita la ayuda de nadie para hacerlo.',
        'Nadie puede hacer quitar datos exactos, vigentes y verificables, se pague lo que se pague.',
      ],
      more: [
        'La Credit Repair Organizations Act (15 U.S.C. 1679) prohíbe las promesas de ese tipo. ARMOR es software y educación; usted lee, firma y envía sus propias cartas.',
      ],
      points: [],
    },
    certifiedMail: {
      topic: 'el correo certificado',
      title: 'Envíe las cartas por correo certificado',
      short: [
        'El correo certificado con acuse de recibo muestra qué día llegó la carta. Desde entonces corren los días de la agencia.',
        'Guarde la tarjeta verde, o el acuse por correo electrónico, con su copia de la carta.',
      ],
      more: [],
      points: [],
    },
    keepRecords: {
      topic: 'sus papeles',
      title: 'Guarde una copia de todo',
      short: [
        'Envíe copias, nunca originales. Guarde juntos cada carta, sus anexos, el recibo y la respuesta.',
        'La carta siguiente cita la anterior, y es lo primero que pediría un abogado.',
      ],
      more: [],
      points: [],
    },
  },
  searchLabel: 'Buscar en los consejos',
  category: 'Tema',
  level: 'Nivel',
  every: 'Todos',
  categories: {
    credit: 'Informes y puntajes de crédito',
    funding: 'Financiamiento',
    business: 'Empresa',
    protection: 'Protección',
    general: 'Disputas en general',
  },
  levels: { beginner: 'Primeros pasos', intermediate: 'Con más detalle', advanced: 'A fondo' },
  actionable: 'Algo que usted puede hacer',
  related: 'Vea también:',
  found: '{shown} de {all} consejos',
  nothingFound: 'Ningún consejo dice eso. Pruebe con una sola palabra, o elija Todos.',
  readMore: 'Más en Ayuda',
} as const
