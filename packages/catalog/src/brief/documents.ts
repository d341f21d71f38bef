/** Vendors of the category `documents` in one line each; see `brief-vendors.ts`. */
export const documents = `
    115 | proapi.115.com passportapi.115.com | pypi:py115#C golang:github.com/OpenListTeam/115-sdk-go#C golang:github.com/SheltonZhu/115driver#C
    Airparser | api.airparser.com *.airparser.com | | https://status.airparser.com | w6w
    Aliyun Drive | openapi.alipan.com *.alipan.com *.aliyundrive.com | pypi:aligo#C
    Aspose Cloud | api.aspose.cloud *.aspose.cloud | npm:asposewordscloud npm:asposecellscloud pypi:aspose-words-cloud pypi:aspose-barcode-cloud nuget:Aspose.Words-Cloud nuget:Aspose.Cells-Cloud npm:asposepdfcloud npm:asposeslidescloud npm:@asposecloud/aspose-tasks-cloud npm:@asposecloud/aspose-imaging-cloud npm:@asposecloud/aspose-cad-cloud nuget:Aspose.Slides-Cloud nuget:Aspose.PDF-Cloud | https://status.aspose.cloud
    Autenti | api.autenti.com *.autenti.com
    Autentique | api.autentique.com.br *.autentique.com.br | | | https://docs.autentique.com.br
    Certifier | api.certifier.io *.certifier.io | | https://status.certifier.io | w6w
    CKEditor Cloud Services | *.cke-cs.com | | | https://ckeditor.com/docs/cs/latest/index.html
    Clicksign | app.clicksign.com sandbox.clicksign.com *.clicksign.com | | | https://developers.clicksign.com
    CloudSign | api.cloudsign.jp api-sandbox.cloudsign.jp *.cloudsign.jp | | | https://app.swaggerhub.com/apis/CloudSign/cloudsign-web_api
    Clustdoc | *.clustdoc.com | | | kingfisher trufflehog
    Concord | api.concordnow.com *.concordnow.com
    Contractbook | *.contractbook.com
    Creatomate | api.creatomate.com *.creatomate.com | npm:creatomate npm:@creatomate/preview | | https://creatomate.com/docs/api
    D4Sign | secure.d4sign.com.br sandbox.d4sign.com.br *.d4sign.com.br | | | https://docapi.d4sign.com.br
    Datalab | www.datalab.to api.datalab.to *.datalab.to | pypi:datalab-python-sdk
    DeepCloud | api.deepcloud.swiss api.deepbox.swiss *.deepcloud.swiss *.deepbox.swiss *.deepsign.swiss
    diagrams.net | embed.diagrams.net viewer.diagrams.net *.diagrams.net convert.diagrams.net
    Digio | api.digio.in ext.digio.in ext-gateway.digio.in *.digio.in | | | https://documentation.digio.in
    Docmail | www.cfhdocmail.com *.docmail.co.uk *.cfhdocmail.com
    DocSpring | api.docspring.com *.docspring.com | npm:docspring pypi:docspring composer:docspring/docspring | | openapis
    Documenso | app.documenso.com | npm:@documenso/sdk-typescript#B pypi:documenso-sdk#B | https://status.documenso.com | https://docs.documenso.com/developers openstatus
    Documentero | *.documentero.com
    Dokobit | gateway.dokobit.com ws.dokobit.com gateway-sandbox.dokobit.com *.dokobit.com | | | https://gateway-sandbox.dokobit.com/api/doc
    Draftable | api.draftable.com | npm:@draftable/compare-api | | https://api.draftable.com
    eID Easy | id.eideasy.com test.eideasy.com *.eideasy.com | npm:@eid-easy/eideasy-widget npm:@eid-easy/eideasy-browser-client
    Eversign | api.eversign.com *.eversign.com | npm:eversign
    Extend | api.extend.ai api.extend.app *.extend.ai | pypi:extend-ai npm:extend-ai
    Foxit eSign | na1.foxitesign.foxit.com eu1.foxitesign.foxit.com *.foxitesign.foxit.com *.esigngenie.com
    FreeConvert | api.freeconvert.com *.freeconvert.com | | | https://www.freeconvert.com/api
    GetAccept | api.getaccept.com *.getaccept.com
    Gridly | eu-central-1.api.gridly.com *.gridly.com | |  | meltano
    GroupDocs Cloud | api.groupdocs.cloud *.groupdocs.cloud | npm:groupdocs-conversion-cloud pypi:groupdocs-conversion-cloud npm:groupdocs-viewer-cloud pypi:groupdocs-annotation-cloud pypi:groupdocs-assembly-cloud pypi:groupdocs-comparison-cloud pypi:groupdocs-editor-cloud pypi:groupdocs-merger-cloud pypi:groupdocs-metadata-cloud pypi:groupdocs-parser-cloud pypi:groupdocs-signature-cloud pypi:groupdocs-viewer-cloud | | https://docs.groupdocs.cloud
    HTML/CSS to Image | hcti.io *.hcti.io | npm:@html-css-to-image/client | https://status.htmlcsstoimage.com
    iLovePDF | api.ilovepdf.com *.ilovepdf.com | npm:ilovepdf-sdk#C npm:@ilovepdf/ilovepdf-js pypi:ilovepdf pypi:lundpdfmaster#C npm:@ilovepdf/ilovepdf-js-core
    Image-Charts | image-charts.com *.image-charts.com | npm:image-charts composer:image-charts/image-charts pypi:image-charts
    images.weserv.nl | images.weserv.nl wsrv.nl
    JSON2Video | api.json2video.com *.json2video.com | pypi:json2video#C
    Leegality | app1.leegality.com sandbox.leegality.com *.leegality.com
    LetterXpress | api.letterxpress.de *.letterxpress.de
    LinkSquares | *.linksquares.com
    Logo.dev | img.logo.dev api.logo.dev *.logo.dev
    LottieFiles | lottie.host *.lottie.host *.lottiefiles.com | | | https://github.com/OpenSignLabs/OpenSign
    Microlink | api.microlink.io pro.microlink.io *.microlink.io | npm:@microlink/mql npm:@microlink/react | https://status.microlink.io | https://github.com/microlinkhq/www
    Mifiel | app.mifiel.com www.mifiel.com *.mifiel.com | npm:@mifiel/api-client pypi:mifiel | | https://docs.mifiel.com
    Orshot | api.orshot.com | npm:orshot pypi:orshot | | https://orshot.com/docs
    Parsio | api.parsio.io *.parsio.io
    pCloud | api.pcloud.com eapi.pcloud.com *.pcloud.com | npm:pcloud-sdk-js pypi:pcloud#C pypi:aiopcloud#C
    PDF Blocks | api.pdfblocks.com eu.api.pdfblocks.com *.pdfblocks.com | | | openapis
    PDF Generator API | us1.pdfgeneratorapi.com *.pdfgeneratorapi.com | npm:pdf-generator-api-client#C npm:pdf-generator-api#C | | openapis
    PDF.co | api.pdf.co *.pdf.co | | | power
    PDFBolt | api.pdfbolt.com *.pdfbolt.com | pypi:pdfbolt
    Pdfcrowd | api.pdfcrowd.com | npm:pdfcrowd | | https://pdfcrowd.com/api
    PDFMonkey | api.pdfmonkey.io *.pdfmonkey.io | gem:pdfmonkey | https://status.pdfmonkey.io | w6w
    Peecho | www.peecho.com test.www.peecho.com *.peecho.com
    Penneo | app.penneo.com sandbox.penneo.com *.penneo.com | composer:penneo/penneo-sdk-php | | https://app.penneo.com/api/docs
    Pingen | api.pingen.com identity.pingen.com api-staging.pingen.com *.pingen.com | composer:pingencom/pingen2-sdk-php pypi:pingen2sdk | | https://api.pingen.com/documentation
    PixelBin | api.pixelbin.io cdn.pixelbin.io *.pixelbin.io | npm:@pixelbin/admin npm:@pixelbin/core pypi:pixelbin | | https://www.pixelbin.io/docs
    Placid | api.placid.app *.placid.app | | https://status.placid.app | https://placid.app/docs w6w
    Postalytics | api.postalytics.com *.postalytics.com
    Publitio | api.publit.io *.publit.io | npm:publitio_js_sdk | | https://publit.io/docs
    Redocly | *.redocly.com | githubactions:redocly/reunite-push-action#G | https://status.redocly.com | https://redocly.com/docs
    RenderForm | get.renderform.io *.renderform.io | | | https://renderform.io/docs/api
    reSmush.it | api.resmush.it *.resmush.it | pypi:resmushit#C
    RightSignature | api.rightsignature.com *.rightsignature.com
    RoboHash | robohash.org *.robohash.org
    Screenshot Machine | api.screenshotmachine.com *.screenshotmachine.com | npm:screenshotmachine
    Scrive | scrive.com api.scrive.com eid.scrive.com api-testbed.scrive.com *.scrive.com | | | https://apidocs.scrive.com
    SendSafely | *.sendsafely.com | npm:@sendsafely/sendsafely pypi:sendsafely | | https://sendsafely.github.io
    Signable | api.signable.co.uk *.signable.co.uk | | | trufflehog
    Signaturit | api.signaturit.com api.sandbox.signaturit.com *.signaturit.com | npm:signaturit-sdk | | kingfisher trufflehog
    SignRequest | *.signrequest.com | npm:signrequest-client#C | https://signrequest.statuspage.io | power w6w
    SignWell | www.signwell.com *.signwell.com | | https://status.signwell.com | w6w
    SimplePDF | api.simplepdf.eu *.simplepdf.eu *.simplepdf.com | npm:@simplepdf/react-embed-pdf
    Skribble | api.skribble.com api.skribble.de *.skribble.com *.skribble.de | pypi:skribble#C | | https://api-doc.skribble.com
    Smallpdf | api.smallpdf.com *.smallpdf.com | | | https://developers.smallpdf.com
    Stannp | api-eu1.stannp.com api-us1.stannp.com dash.stannp.com *.stannp.com | | | https://www.stannp.com/direct-mail-api
    Thanks.io | api.thanks.io *.thanks.io | | | https://docs.thanks.io
    TinyMCE Cloud | cdn.tiny.cloud *.tiny.cloud | npm:@tinymce/tinymce-react#B npm:@tinymce/tinymce-angular#B npm:@tinymce/tinymce-svelte#B npm:@tinymce/tinymce-vue#B npm:@tinymce/tinymce-jquery#B generic:env:TINYMCE_API_KEY#B | | https://www.tiny.cloud/docs
    Universign | api.universign.com ws.universign.eu *.universign.eu *.universign.com | | | https://apps.universign.com/docs
    Vchasno | vchasno.ua kasa.vchasno.ua *.vchasno.ua *.vchasno.com.ua
    VdoCipher | dev.vdocipher.com *.vdocipher.com | npm:vdocipher-rn-bridge cocoapods:VdoFramework | | https://www.vdocipher.com/docs
    Zamzar | api.zamzar.com sandbox.zamzar.com *.zamzar.com | pypi:zamzar pypi:pyzamzar#C | | https://developers.zamzar.com/docs
    ZapSign | api.zapsign.com.br sandbox.api.zapsign.com.br *.zapsign.com.br *.zapsign.co | | | https://docs.zapsign.com.br
`;
