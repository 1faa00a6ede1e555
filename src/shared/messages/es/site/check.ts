import type { checkTexts as english } from '../../en/site/check.ts'

/** `/check`: the first look, before anything is chosen. */
export const checkTexts: typeof english = {
  pageTitle: 'Revise su informe en su propio dispositivo',
  description:
    'Elija su informe de crédito y vea qué encuentra nuestro programa. Se lee en su navegador: nada se envía y no hace falta una cuenta.',
  lead: 'Elija su informe de crédito y vea qué encuentra nuestro programa, antes de pagar algo. Se lee en su navegador. Nada se envía y no hace falta una cuenta.',
  chooseTitle: 'Sus informes',
  chooseLabel: 'Informes de crédito en PDF o página guardada',
  chooseHint:
    'Uno, dos o tres archivos: Experian, Equifax, TransUnion, o un informe de las tres agencias. Guárdelos como PDF, por ejemplo en AnnualCreditReport.com. También se leen las páginas que guardó su navegador (HTML, MHTML).',
  chooseButton: 'Elegir informes',
  drop: 'o suéltelos aquí',
  loading: 'Se está cargando el programa de lectura…',
  failed:
    'No se pudo cargar el programa de lectura. Sus archivos están a salvo: no se envió ninguno. Revise su conexión y elíjalos otra vez.',
  pictures:
    'Aquí no se leen fotos ni escaneos: reconocerlos exigiría cargar el triple y hasta 20 segundos por página en un teléfono. Elija el informe en PDF; o, después de registrarse, suba las fotos y se leen allí.',
  promiseTitle: 'Qué pasa con su informe',
  promises: [
    {
      title: 'Se queda en este dispositivo',
      text: 'El programa de lectura viene a usted; su informe no viene a nosotros. Antes de abrir un archivo, esta página se prohíbe toda conexión.',
    },
    {
      title: 'Compruébelo',
      text: 'Elija un informe y apague su red cuando se le diga que empieza la lectura: la lectura sigue. O abra la pestaña de red de su navegador: nada se envía.',
    },
    {
      title: 'Al cerrar se olvida',
      text: 'Nada se guarda si usted no lo pide al final. Cuando cierra o recarga esta página, todo lo leído desaparece.',
    },
  ],
  honestTitle: 'Qué es esto',
  honest:
    'Es un programa que compara lo que imprimen sus informes con reglas de ley y de cálculo. No da consejos ni promete resultados. Puede pasar por alto errores, y solo usted sabe qué cuentas son suyas. Si no encuentra nada, es un buen resultado.',
}
