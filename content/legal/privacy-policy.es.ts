export const privacyPolicyEs = `Esta política explica qué datos personales recibimos por este sitio, para qué los usamos, con quién los compartimos y qué puedes hacer con ellos. Cumple la Ley N.º\u00a029733, Ley de Protección de Datos Personales, y su reglamento, aprobado por el Decreto Supremo N.º\u00a0016-2024-JUS. Si las versiones en español y en inglés difieren, vale la versión en español.

## 1. Quién es responsable de tus datos

El responsable es la empresa titular de la marca Sillar & Mar. Su razón social, RUC, domicilio, teléfonos y correos se publican al pie de cada página.

Los datos se guardan en los bancos de datos de la empresa. Número de inscripción en el Registro Nacional de Protección de Datos Personales: en trámite (dato de demostración).

## 2. Qué datos recibimos

Recibimos solo lo que escribes en nuestros formularios y unos pocos datos técnicos.

**Formulario de contacto**

- Obligatorios: nombres, apellidos, correo electrónico y teléfono.
- Opcionales: tipo y número de documento, un mensaje y, si quieres programar una visita, el día, el horario y el punto de encuentro.
- El proyecto que te interesa, elegido por ti o tomado de la página donde estás.

**Cotización y reserva de visita**

- Nombres, apellidos, correo electrónico y teléfono.
- De la cotización, el lote y las cifras que elegiste. De la visita, el lugar, el día y la hora.

**Formulario de referidos**

- De quien refiere: nombres, apellidos, correo electrónico, tipo y número de documento, y teléfono.
- De la persona referida: nombres, apellidos, tipo y número de documento, y teléfono.

**Libro de Reclamaciones**

- Nombres, apellidos, documento, correo electrónico, teléfono y domicilio.
- El nombre del padre, la madre o el apoderado, si el consumidor es menor de edad.
- El bien o servicio, su monto, el detalle de lo ocurrido y lo que pides.
- El archivo que decidas adjuntar y tu autorización para recibir la respuesta por correo.

**Solicitud sobre tus datos**

- Nombres, apellidos, correo electrónico, documento y, si nos lo diste antes, teléfono.
- Lo que pides, para encontrar tus datos y responderte.

**Datos que acompañan a cada envío**

- Las casillas que aceptaste, con la versión del texto, el idioma, la fecha y la hora.
- La página por la que llegaste al sitio y, si viniste de un anuncio, los datos de esa campaña que figuran en el enlace.
- Datos técnicos de seguridad, como la dirección IP, que nos permiten frenar envíos automáticos.

No pedimos datos sensibles, como los de salud, religión u origen étnico. Te rogamos no incluirlos en los textos libres ni en los archivos.

## 3. Para qué usamos tus datos

**Finalidades necesarias.** Sin ellas no podemos atenderte:

- Responder tu consulta, enviarte la cotización que pides, coordinar una visita y recordártela.
- Registrar a la persona que refieres, comunicarnos con ella y comprobar y entregar la recompensa.
- Registrar, responder y conservar tu reclamo o queja.
- Llevar a cabo las campañas en las que participas.
- Cumplir obligaciones legales y proteger el sitio contra abusos.

**Finalidad opcional.** Enviarte información comercial sobre nuestros proyectos y campañas. Solo lo hacemos si marcas la casilla correspondiente. Nunca viene marcada, y no aceptarla no afecta la atención que recibes.

No tomamos decisiones automáticas sobre ti ni elaboramos perfiles que te afecten.

## 4. Por qué podemos usarlos

- **Tu consentimiento**, libre, previo, informado, expreso e inequívoco, que das al marcar la casilla y enviar el formulario.
- **La relación contractual**, o los pasos previos a un contrato que tú mismo pides.
- **La ley**, en el caso del Libro de Reclamaciones y de las obligaciones contables y tributarias.

Puedes retirar tu consentimiento cuando quieras, sin dar razones. El retiro vale desde ese momento.

Si nos das datos de otra persona, confirmas que tienes su permiso. En el primer contacto le decimos quién nos dio sus datos y que puede pedirnos que no la volvamos a llamar.

## 5. Con quién los compartimos

No vendemos ni alquilamos tus datos. Acceden a ellos:

- Nuestro personal de ventas, atención al cliente y administración, según su función.
- Proveedores que trabajan por encargo nuestro y bajo nuestras instrucciones: el sistema de gestión de clientes (CRM), las hojas de registro en línea, el servicio de correo electrónico y el alojamiento del sitio y de la base de datos. Solo pueden usar los datos para prestarnos el servicio y deben guardar reserva.
- Las autoridades que los pidan conforme a ley, como el INDECOPI o un juez.

El botón de chat abre una aplicación de mensajería de otra empresa. Lo que escribas allí se rige también por las condiciones de esa aplicación.

## 6. Datos que salen del Perú

Algunos de esos proveedores pueden guardar los datos en servidores de otros países. En ese caso exigimos por contrato un nivel de protección comparable al de la ley peruana y comunicamos el flujo a la autoridad cuando corresponde. Puedes pedirnos la lista vigente de proveedores y países.

## 7. Cuánto tiempo los guardamos

- **Consultas y referidos:** mientras haga falta para atenderte. Puedes pedirnos que los borremos cuando quieras.
- **Reclamos y quejas:** por lo menos dos años, como manda la ley.
- **Información comercial:** hasta que retires tu consentimiento.
- **Clientes:** mientras dure el contrato y durante los plazos legales posteriores.
- **Prueba de tu consentimiento:** mientras pueda exigirse.

## 8. Tus derechos

Puedes ejercer en cualquier momento tus derechos ARCO y el de portabilidad:

- **Acceso e información:** saber qué datos tuyos tenemos, de dónde vienen y cómo se usan.
- **Rectificación:** corregirlos, actualizarlos o completarlos.
- **Cancelación:** pedir que los borremos cuando ya no sean necesarios o retires tu consentimiento.
- **Oposición:** pedir que dejemos de usarlos para un fin concreto, como la publicidad.
- **Portabilidad:** recibir los datos que nos diste en un archivo estructurado y de uso común (JSON o CSV), para guardarlos o llevarlos a otra empresa.

**Cómo ejercerlos.** Usa el formulario que está debajo de este texto: elige el derecho y confirma tu solicitud con el enlace que te enviamos. También puedes escribir al correo de cualquiera de nuestras sedes, publicado al pie del sitio, o acercarte con tu solicitud a una de ellas. En esos casos indica:

1. Tus nombres, apellidos y número de documento, con una copia o imagen de este para comprobar que eres tú.
2. El derecho que quieres ejercer y los datos a los que se refiere.
3. Un correo o una dirección donde responderte.
4. Si actúas por otra persona, el documento que acredita tu representación.

El trámite es gratuito y respondemos dentro de los plazos que fija el reglamento. Si falta algo, te lo decimos para que lo completes. Si la ley nos obliga a conservar un dato, como la hoja de un reclamo, te explicamos por qué y hasta cuándo.

Si no estás conforme con la respuesta, puedes presentar una reclamación ante la Autoridad Nacional de Protección de Datos Personales, del Ministerio de Justicia y Derechos Humanos.

## 9. Cómo los protegemos

- El sitio cifra lo que envías.
- Cada trabajador entra con su propia cuenta.
- Los archivos adjuntos se guardan en un espacio privado, sin dirección pública.
- Los registros técnicos no contienen lo que escribes en los formularios.
- Hacemos copias de seguridad.

Si ocurriera un incidente que afecte tus datos, avisaremos a la autoridad y a ti en los casos y plazos que fija el reglamento.

## 10. Menores de edad

Los formularios de contacto y de referidos son para personas de 18 años o más. Si notamos que un menor nos dio sus datos por ellos, los borramos. En el Libro de Reclamaciones, un menor presenta su hoja con los datos de su padre, madre o apoderado.

## 11. Cookies y datos en tu dispositivo

Este sitio no usa cookies de terceros ni cookies de publicidad. Los mapas, recorridos y videos alojados por otras empresas se cargan solo cuando tú los abres; desde ese momento se aplican las condiciones de esas empresas.

Si envías un formulario sin conexión, tu navegador lo guarda en tu dispositivo y lo envía una sola vez cuando vuelve la conexión.

## 12. Cambios en esta política

Si la cambiamos, publicamos aquí una versión nueva con su fecha de vigencia. La versión que aceptaste queda guardada y puedes pedirnos una copia. Si el cambio requiere tu consentimiento, te lo pediremos antes de aplicarlo a tus datos.
`
