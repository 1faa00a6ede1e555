/** Uploading the three credit reports: step 3 of the checkout and `/upload`. */
export const reportsTexts = {
  pageTitle: 'Suba sus informes de crédito',
  pageLead:
    'Un informe de cada agencia. Obténgalos gratis en AnnualCreditReport.com y guárdelos como PDF; también sirven fotos de páginas en papel y páginas web guardadas.',
  verifying: 'Comprobando el acceso...',
  noClientText: 'Este enlace no está unido a ningún caso. Abra el enlace de su recibo o de su portal.',
  signIn: 'Acceso de clientes',
  hint: 'PDF, fotos de sus páginas (JPG, PNG, WebP) o una página web guardada, en total hasta 25 MB.',
  takePhoto: 'Tomar una foto',
  pages: {
    title: (count: number) =>
      count === 1 ? '1 archivo elegido' : `${count} archivos elegidos, en este orden`,
    name: (name: string, more: number) => (more === 0 ? name : `${name} y ${more} más`),
    add: 'Agregar otra página',
    remove: (at: number, name: string) => `Quitar el archivo ${at}, ${name}`,
    earlier: (at: number, name: string) => `Mover el archivo ${at}, ${name}, un lugar antes`,
    later: (at: number, name: string) => `Mover el archivo ${at}, ${name}, un lugar después`,
    moved: (name: string, at: number, of: number) => `${name} es ahora el archivo ${at} de ${of}.`,
  },
  password: {
    title: 'Este PDF tiene contraseña',
    text: 'Escriba la contraseña con la que usted lo abre. Se usa una vez, para guardar una copia sin ella, y no se conserva.',
    label: (bureau: string) => `Contraseña del PDF de ${bureau}`,
    open: 'Abrir y leer',
  },
  missing: {
    one: (page: number, of: number) => `Falta la página ${page} de ${of}`,
    several: (pages: string, of: number) => `Faltan las páginas ${pages} de ${of}`,
    some: (count: number, pages: string, of: number) => `Faltan ${count} de las páginas ${pages} de ${of}`,
    text: 'Lo que hay en ella no se puede comprobar. Agregue un PDF o una foto de esa página: se une a este informe.',
    add: 'Agregar esta página',
    addSeveral: 'Agregar estas páginas',
  },
  fileLabel: (bureau: string) => `Informe de crédito de ${bureau}`,
  upload: (bureau: string) => `Subir el informe de ${bureau}`,
  uploading: 'Subiendo...',
  uploaded: 'Subido',
  replaced: 'Un archivo nuevo reemplaza al que está guardado.',
  chosenBefore: (name: string) => `Usted había elegido ${name}. Elíjalo de nuevo.`,
  recognised: (bureau: string, details: string) => `Reconocido como informe de ${bureau}${details}.`,
  recognisedPlain: (bureau: string, details: string) => `Reconocido como informe de ${bureau}${details}.`,
  ofDate: (day: string) => ` del ${day}`,
  accounts: (count: number) => (count === 1 ? ', 1 cuenta' : `, ${count} cuentas`),
  reading: 'Guardado. El informe se está leyendo.',
  scan: {
    reading: 'Es un documento escaneado. Se está leyendo su texto; puede cerrar la página.',
    pages: (done: number, of: number) => `${done} de ${of} páginas leídas`,
    waiting: 'Es un documento escaneado. Su texto se leerá en breve.',
    progress: (bureau: string) => `Lectura del informe escaneado de ${bureau}`,
    read: 'Leído de un documento escaneado. En su revisión usted confirmará sus valores antes de que alguno entre en una carta.',
    failed: 'No se pudo leer el documento escaneado. Suba el PDF que le dio la agencia.',
  },
  notes: 'Lo que notamos',
  whose: {
    titles: {
      asked: (bureaus: string) => `¿Es suyo este informe? (${bureaus})`,
      confirmed: (bureaus: string) => `Usted dijo que este informe es suyo (${bureaus})`,
      denied: (bureaus: string) => `Usted dijo que este informe no es suyo (${bureaus})`,
      contradicted: (bureaus: string) => `Este informe parece ser de otra persona (${bureaus})`,
    },
    asksOtherName: (printed: string, own: string) =>
      `Este informe está a nombre de ${printed}, y su expediente aquí está a nombre de ${own}. ¿Es suyo, con un nombre anterior u otro nombre?`,
    asksNoName: 'En este informe no se pudo leer ningún nombre. ¿Es suyo?',
    asksSameName: (printed: string) =>
      `Dos de sus informes están a nombre de ${printed}, con distintos números de Seguro Social y años de nacimiento. Pueden ser de dos familiares. ¿Es este el suyo?`,
    confirmed: (printed: string) => `Está a nombre de ${printed} y cuenta como los demás.`,
    noName: 'nadie',
    denied: 'Suba en su lugar su propio informe.',
    contradicted: {
      both: 'Muestra otro número de Seguro Social y otro año de nacimiento que sus demás informes. Suba el suyo en su lugar; si está seguro de que es suyo, comuníquese con soporte.',
      number:
        'Muestra otro nombre y otro número de Seguro Social que sus demás informes. Suba el suyo en su lugar; si está seguro de que es suyo, comuníquese con soporte.',
      birth_year:
        'Muestra otro nombre y otro año de nacimiento que sus demás informes. Suba el suyo en su lugar; si está seguro de que es suyo, comuníquese con soporte.',
    },
    meanwhile: 'El archivo se guarda, y no se escribe nada sobre él.',
    yes: 'Sí, es mío',
    no: 'No, no es mío',
    replace: 'Subir otro informe',
    failed: 'No se pudo guardar su respuesta. Inténtelo de nuevo.',
  },
  allTitle: '¡Todos los informes están aquí!',
  allText:
    'El análisis empieza en 24 a 48 horas. Por lo general empieza al enviar su formulario y tarda cerca de un minuto.',
  analysis:
    'El análisis empieza de 24 a 48 horas después de que estén los tres informes. Por lo general empieza enseguida y tarda cerca de un minuto.',
  failed: { title: 'No se pudo subir', description: 'Inténtelo de nuevo o comuníquese con soporte.' },
  notReport: 'El archivo elegido debe ser un PDF, una foto (JPG, PNG, WebP) o una página web guardada.',
  tooMany: 'Un informe puede tener como máximo 60 archivos.',
  empty: 'El archivo elegido está vacío.',
  tooLarge: 'El archivo elegido debe pesar menos de 25 MB.',
  listFailed: 'No pudimos cargar qué informes ya están guardados.',
  noRightTitle: 'Inicie sesión para subir informes',
  noRightText:
    'Este navegador no tiene abierto su caso. Inicie sesión con el correo electrónico de su compra.',
  tryAgain: 'Intentar otra vez',
  goToPortal: 'Ir a su portal',
} as const
