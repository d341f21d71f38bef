/** Vendors of the category `crm` in one line each; see `brief-vendors.ts`. */
export const crm = `
    A-Leads | api.a-leads.co *.a-leads.co | | | nango
    Adyntel | api.adyntel.com *.adyntel.com | | | nango
    Agendor | api.agendor.com.br *.agendor.com.br
    Aimfox | api.aimfox.com *.aimfox.com | | | nango
    Altrata | *.altrata.com | | | nango
    Attention | api.attention.tech *.attention.tech | | | nango
    Autoklose | api.autoklose.com *.autoklose.com | | | trufflehog
    Avoma | api.avoma.com *.avoma.com | | | nango
    BetterContact | app.bettercontact.rocks *.bettercontact.rocks | | | nango
    Blackbaud | api.sky.blackbaud.com oauth2.sky.blackbaud.com *.blackbaud.com *.blackbaudhosting.com | | | nango power segment
    Bloomerang | api.bloomerang.co *.bloomerang.co
    BuiltWith | api.builtwith.com *.builtwith.com | | | nango
    Capsule CRM | api.capsulecrm.com *.capsulecrm.com | | | trufflehog
    CentralStationCRM | api.centralstationcrm.net *.centralstationcrm.net | | | trufflehog
    Chorus | *.chorus.ai | | | nango
    ChurnZero | *.churnzero.net
    Circleback | app.circleback.ai *.circleback.ai | | | nango
    Clari | *.clari.com *.clari.io | | | nango
    Classy | api.classy.org *.classy.org
    Clay | api.clay.com *.clay.com | | | nango segment
    ClinchPad | www.clinchpad.com *.clinchpad.com | | | trufflehog
    Cloze | api.cloze.com *.cloze.com | | | trufflehog
    CompanyHub | api.companyhub.com *.companyhub.com | | | trufflehog
    ContactOut | api.contactout.com *.contactout.com | | | nango
    Demodesk | *.demodesk.com | | | nango
    DiscoLike | api.discolike.com *.discolike.com | | | nango
    Donorbox | *.donorbox.org
    Everflow | *.eflow.team | | | nango
    Fathom Video | api.fathom.ai *.fathom.ai *.fathom.video | pypi:fathom-python npm:fathom-typescript | | nango
    Fiber AI | api.fiber.ai *.fiber.ai | | | nango
    Findymail | app.findymail.com *.findymail.com | | | nango
    Fireflies | api.fireflies.ai *.fireflies.ai | | | mcp nango
    Flowlu | *.flowlu.com | | | trufflehog
    Follow Up Boss | api.followupboss.com *.followupboss.com | | | nango
    Freshsales | *.freshsales.io | | | nango
    FullEnrich | app.fullenrich.com *.fullenrich.com | | | nango
    Gainsight | *.insided.com *.gainsight.com *.gainsightcloud.com *.aptrinsic.com | cocoapods:PXKit | | nango rudder segment
    GetProspect | api.getprospect.com *.getprospect.com
    Glyphic | api.glyphic.ai *.glyphic.ai | | | nango
    Grain | api.grain.com *.grain.com | | | nango
    Granola | public-api.granola.ai mcp.granola.ai *.granola.ai | | | nango
    Heymarket | api.heymarket.com *.heymarket.com | | | nango
    HeyReach | api.heyreach.io *.heyreach.io | | | nango
    Icypeas | app.icypeas.com *.icypeas.com | | | nango
    Insightly | *.insightly.com | | | nango trufflehog
    Interseller | *.interseller.io | | | trufflehog
    Jamie | beta-api.meetjamie.ai *.meetjamie.ai | | | nango
    Jiminny | app.jiminny.com *.jiminny.com
    Karma CRM | app.karmacrm.com *.karmacrm.com | | | trufflehog
    Kylas | api.kylas.io *.kylas.io | | | trufflehog
    La Growth Machine | apiv2.lagrowthmachine.com *.lagrowthmachine.com | | | nango
    Leadfeeder | api.leadfeeder.com *.leadfeeder.com *.dealfront.com | | | nango trufflehog
    LeadMagic | api.leadmagic.io *.leadmagic.io | | | nango
    Less Annoying CRM | api.lessannoyingcrm.com *.lessannoyingcrm.com | | | trufflehog
    Lightfield | api.lightfield.app *.lightfield.app | | | nango
    Little Green Light | *.littlegreenlight.com
    MadKudu | api.madkudu.com *.madkudu.com | | | trufflehog
    Maximizer | *.maximizercrmlive.com *.maximizer.com | | | nango power
    Mixmax | api.mixmax.com *.mixmax.com | | | trufflehog
    Modjo | api.modjo.ai *.modjo.ai | | | nango
    Momentum.io | api.momentum.io *.momentum.io | | | nango
    Neon CRM | api.neoncrm.com *.neoncrm.com
    NetHunt | *.nethunt.com | | | trufflehog
    Nimble | app.nimble.com *.nimble.com | | | trufflehog
    nocrm.io | *.nocrm.io | | | nango
    Ocean.io | api.ocean.io *.ocean.io | | | nango
    OnePageCRM | app.onepagecrm.com *.onepagecrm.com | | | trufflehog
    Overloop | api.overloop.com *.overloop.com | | | trufflehog
    PartnerStack | api.partnerstack.com *.partnerstack.com | | | trufflehog
    Pipeline CRM | api.pipelinecrm.com *.pipelinecrm.com | | | nango
    Planhat | api.planhat.com *.planhat.com
    Prospect 365 | *.prospect365.com | | | trufflehog
    Prospeo | api.prospeo.io *.prospeo.io | | | nango
    Quentn | *.quentn.com | | | nango
    Read AI | api.read.ai *.read.ai | | | nango
    Really Simple Systems | apiv4.reallysimplesystems.com *.reallysimplesystems.com | | | trufflehog
    Recall.ai | us-east-1.recall.ai us-west-2.recall.ai eu-central-1.recall.ai ap-northeast-1.recall.ai *.recall.ai | | | nango
    Reply.io | api.reply.io *.reply.io | | | nango trufflehog
    Salesblink | run.salesblink.io *.salesblink.io | | | trufflehog
    Salesflare | api.salesflare.com *.salesflare.com | | | trufflehog
    Salesmate | *.salesmate.io | | | trufflehog
    Salesmsg | api.salesmessage.com *.salesmessage.com | | | nango
    Skrapp | api.skrapp.io *.skrapp.io | | | trufflehog
    StoreCensus | www.storecensus.com *.storecensus.com | | | nango
    Streak | api.streak.com *.streak.com | | | nango trufflehog
    Teamgate | api.teamgate.com *.teamgate.com | | | trufflehog
    The Swarm | *.theswarm.com | | | nango
    TheirStack | api.theirstack.com *.theirstack.com | | | nango
    tl;dv | pasta.tldv.io *.tldv.io | | | nango
    Trigify | api.trigify.io *.trigify.io | | | nango
    Twenty | api.twenty.com *.twenty.com | | | nango
    UpLead | api.uplead.com *.uplead.com | | | trufflehog
    Upsales | integration.upsales.com *.upsales.com | | | nango
    Valley | api.joinvalley.co *.joinvalley.co | | | nango
    Virtuous | api.virtuoussoftware.com *.virtuoussoftware.com
    Vitally | *.vitally.io
    Wappalyzer | api.wappalyzer.com *.wappalyzer.com | | | nango
    Wealthbox | api.crmworkspace.com *.crmworkspace.com | | | nango
    Wiza | *.wiza.co | | | nango
    Zendesk Sell | api.getbase.com *.getbase.com | | | grant nango
`;
