/** Vendors of the category `documents` in one line each; see `brief-vendors.ts`. */
export const documents = `
    Clustdoc | *.clustdoc.com | | | kingfisher trufflehog
    Concord | api.concordnow.com *.concordnow.com
    Documentero | *.documentero.com
    Eversign | api.eversign.com *.eversign.com
    iLovePDF | api.ilovepdf.com *.ilovepdf.com
    PDF.co | api.pdf.co *.pdf.co | | | power
    PDFMonkey | api.pdfmonkey.io *.pdfmonkey.io
    Signable | api.signable.co.uk *.signable.co.uk | | | trufflehog
    Signaturit | api.signaturit.com api.sandbox.signaturit.com *.signaturit.com | | | kingfisher trufflehog
    SignRequest | *.signrequest.com | | | power
`;
