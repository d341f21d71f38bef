/** Vendors of the category `business` in one line each; see `brief-vendors.ts`. */
export const business = `
    1upHealth | api.1up.health auth.1up.health *.1up.health *.1uphealth.com | | | https://docs.1up.health
    23andMe | api.23andme.com *.23andme.com | composer:socialiteproviders/twentythreeandme#C composer:socialiteproviders/twenty-three-and-me#C | | grant socialite
    99 Food | openapi.didi-food.com *.99app.com *.didi-food.com
    ABC Fitness | api.abcfinancial.com *.abcfinancial.com *.abcfitness.com
    ABC Trainerize | api.trainerize.com *.trainerize.com
    Accela | apis.accela.com auth.accela.com *.accela.com
    Accelo | *.accelo.com | | https://status.accelo.com | nango w6w
    Accredible | api.accredible.com *.accredible.com
    AccuLynx | api.acculynx.com *.acculynx.com | | https://status.acculynx.com | w6w
    accuRx | api.accurx.com *.accurx.com *.accurx.nhs.uk
    Actionstep | *.actionstep.com *.actionstepstaging.com | | https://status.actionstep.com | statusphere
    Acumatica | *.acumatica.com | pypi:easy-acumatica#C | | nango
    Adalo | api.adalo.com *.adalo.com | | https://status.adalo.com | w6w
    Addigy | *.addigy.com | | https://status.addigy.com
    AdvancedMD | providerapi.advancedmd.com *.advancedmd.com
    Aeries | *.aeries.net *.aeries.com
    AFAS | *.rest.afas.online *.soap.afas.online *.afas.online *.afasonline.com
    AgencyZoom | api.agencyzoom.com *.agencyzoom.com | npm:n8n-nodes-agencyzoom#C |  | nango
    Agentbox | api.agentboxcrm.com.au *.agentboxcrm.com.au *.agentbox.com.au
    Agiloft | *.agiloft.com | | | nango
    AgSync | *.agsync.com
    Agworld | us.agworld.co *.agworld.co *.agworld.com.au
    Aha | *.aha.io | pypi:airbyte-source-aha#C | https://status.aha.io
    Airalo | partners-api.airalo.com *.airalo.com | npm:airalo-sdk | | https://partners-doc.airalo.com
    Airbase | *.airbase.io | | https://status.airbase.com | stts
    Airmeet | *.airmeet.com | | | power
    airSlate | api.airslate.io *.airslate.io *.airslate.com | | | https://docs.airslate.io
    AlayaCare | *.alayacare.com
    Alegra | api.alegra.com *.alegra.com | pypi:alegrapy#C pypi:alegra-e-provider#C | https://status.alegra.com | trufflehog w6w
    Almabase | *.almabaseapp.com | | | power
    Alto Software | webservices.vebra.com *.vebra.com
    Amazon Product Advertising | webservices.amazon.com webservices.amazon.co.uk webservices.amazon.de webservices.amazon.co.jp webservices.amazon.fr webservices.amazon.in webservices.amazon.it webservices.amazon.es webservices.amazon.ca | golang:github.com/utekaravinash/gopaapi5#C pypi:python-amazon-paapi#C npm:amazon-paapi#C npm:paapi5-nodejs-sdk composer:thewirecutter/paapi5-php-sdk#C npm:amazon-product-api#C npm:amazon-pa-api5-node-ts#C npm:amazon-pa-api50#C pypi:amazon-creatorsapi-python-sdk pypi:amazon-paapi5#C pypi:amazon-paapi5-python-sdk#C pypi:paapi5#C hex:amazon_product_advertising_client#C
    Anaplan | api.anaplan.com auth.anaplan.com *.anaplan.com | pypi:anaplan-orm#C pypi:apapi#C | https://status.anaplan.com | meltano
    AngelList | *.angel.co *.wellfound.com | composer:socialiteproviders/angellist#C composer:socialiteproviders/angel-list#C | | grant socialite
    Anvil | app.useanvil.com *.useanvil.com graphql.useanvil.com | npm:@anvilco/anvil pypi:python-anvil nuget:Anvil.Client | https://status.useanvil.com | nango
    Apacta | app.apacta.com *.apacta.com | | | openapis
    Apaleo | api.apaleo.com identity.apaleo.com *.apaleo.com | | https://status.apaleo.com | nango
    AppFolio | *.appfolio.com api.appfolio.com
    Appointedd | api.appointedd.com *.appointedd.com | | | kingfisher trufflehog
    Appointlet | api.appointlet.com *.appointlet.com
    Appointy | *.appointy.com
    Apptivo | api.apptivo.com *.apptivo.com | | | trufflehog
    Arbor Education | *.arbor.sc *.arbor-education.com
    Arena Solutions | api.arenasolutions.com *.arenasolutions.com *.arenagov.com
    AroFlo | api.aroflo.com *.aroflo.com
    Asgardeo | api.asgardeo.io *.asgardeo.io | npm:@asgardeo/auth-react#B npm:@asgardeo/auth-spa#B npm:@asgardeo/auth-js#B npm:@asgardeo/browser pypi:asgardeo#B pypi:asgardeo-ai#B | https://status.asgardeo.io | https://wso2.com/asgardeo/docs
    Asite | *.asite.com | | | power
    Atera | app.atera.com *.atera.com | | https://status.atera.com | kingfisher trufflehog
    Atlassian Government | api.atlassian-us-gov-mod.com *.atlassian-us-gov-mod.com | | | nango
    Auto.ru | apiauto.ru *.auto.ru
    AutoLeap | *.autoleap.com *.myautoleap.com
    Autotask | *.autotask.net | npm:@apigrate/autotask-restapi#C | https://status.kaseya.com | nango w6w
    Auvik | *.auvik.com | | https://status.auvik.com | nango
    Avantio | api.avantio.pro *.avantio.com *.avantio.pro
    Avaza | api.avaza.com *.avaza.com | | | kingfisher trufflehog
    Axonaut | *.axonaut.com | | | kingfisher trufflehog
    AXS | *.axs.com
    Azuga | *.azuga.com
    Back Market | www.backmarket.com *.backmarket.com *.backmarket.fr *.backmarket.co.jp | | | nango
    Backlog | *.backlog.com *.backlog.jp *.backlogtool.com | npm:backlog-js gem:backlog_kit pypi:pybacklogpy#C pypi:pybacklog#C pypi:python-backlog#C nuget:Owin.Security.Providers.Backlog#C | https://status.nulab.com
    Badgr | api.badgr.io *.badgr.io | | | power
    Balsamiq | *.balsamiq.com *.balsamiq.cloud | | https://status.balsamiq.com | statussy
    Beds24 | beds24.com api.beds24.com *.beds24.com | | | https://beds24.com/api/v2
    Beebole | *.beebole-apps.com | | | kingfisher trufflehog
    Beeminder | www.beeminder.com beeminder.com *.beeminder.com | | | https://api.beeminder.com
    Benevity | api.benevity.org *.benevity.org
    BetterCloud | api.bettercloud.com *.bettercloud.com | | https://status.bettercloud.com | statusphere
    Bevy | *.bevy.com
    Beyond Pricing | *.beyondpricing.com
    bibliotheca Group | *.bibliotheca.com *.yourcloudlibrary.com
    BigMarker | *.bigmarker.com
    Billetto | billetto.dk billetto.com *.billetto.com *.billetto.dk
    Billomat | *.billomat.net *.billomat.com | |  | trufflehog
    BioTrack | *.biotrackthc.net *.biotrack.com
    Bizzabo | *.bizzabo.com | | https://status.bizzabo.com
    BlaBlaCar | public-api.blablacar.com api.blablacar.com *.blablacar.com
    Blackboard | *.blackboard.com | composer:socialiteproviders/blackboard#C | https://status.blackboard.com | socialite
    Blink | api.joinblink.com *.joinblink.com
    Bokun | api.bokun.io *.bokun.io *.bokuntest.com
    Bold Penguin | *.boldpenguin.com
    BoldTrail | *.kvcore.com *.boldtrail.com *.insiderealestate.com | | https://status.insiderealestate.com | w6w
    Bolt | *.bolt.eu
    Booking.com | *.booking.com *.bstatic.com | npm:hotelzero#C pypi:booking-host-api#C | | nango
    Booksy | *.booksy.com
    Boomi | api.boomi.com *.boomi.com | generic:env:BOOMI_*#B pypi:boomi#C pypi:pyboomi-platform#C docker:boomi/atom#G docker:boomi/molecule#G | https://status.boomi.com | https://github.com/lowcoder-org/lowcoder
    BoondManager | ui.boondmanager.com *.boondmanager.com | | | nango
    Booqable | *.booqable.com | | https://status.booqable.com | w6w
    Breeze ChMS | *.breezechms.com | | | https://app.breezechms.com/api
    Brella | api.brella.io *.brella.io
    Brightspace | *.brightspace.com | pypi:brightspacepyclient#C | | https://docs.valence.desire2learn.com
    Brightwheel | *.mybrightwheel.com
    Browse AI | api.browse.ai *.browse.ai | | https://browseai.statuspage.io
    Buildium | api.buildium.com *.buildium.com | | | nango
    Bungie | www.bungie.net *.bungie.net | npm:bungie-api-ts pypi:aiobungie#C pypi:bungio#C
    Caflou | app.caflou.com *.caflou.com | | | kingfisher trufflehog
    Candid Health | api.joincandidhealth.com pre-api.joincandidhealth.com *.joincandidhealth.com
    CarAPI | carapi.app *.carapi.app carapi.dev *.carapi.dev
    Carbone | api.carbone.io *.carbone.io | npm:carbone-sdk npm:carbone-sdk-js pypi:carbone-sdk
    Caspio | *.caspio.com | | | trufflehog
    Catapult Sports | *.catapultsports.com
    CDK Fortellis | api.fortellis.io identity.fortellis.io *.fortellis.io *.cdkglobal.com *.cdkapps.com
    CDW | apiconnect.cdw.com *.cdw.com | | | nango
    Celonis | *.celonis.cloud | | | power
    Cerner | *.cerner.com
    Chargemap | api.chargemap.com *.chargemap.com
    ChargePoint | *.chargepoint.com
    CharmHealth | ehr.charmtracker.com *.charmtracker.com *.charmhealth.com
    Chaster | api.chaster.app *.chaster.app | composer:austomos/oauth2-chaster-app#C pypi:chaster-sdk#C
    ChatNode | *.chatnode.ai
    Checkvist | *.checkvist.com | | | trufflehog
    Circuit for Teams | api.getcircuit.com *.getcircuit.com | | | https://developer.team.getcircuit.com
    CivicPlus | *.civicplus.com
    ClaimMD | *.claim.md
    ClassLink | *.classlink.com *.classlink.io | gem:omniauth-classlink#C | https://status.classlink.com | goth
    ClassPass | *.classpass.com
    ClearTax | api.cleartax.in api.clear.in einvoicing.internal.cleartax.co *.cleartax.in *.clear.in | | | https://docs.clear.in
    ClickFunnels | *.myclickfunnels.com api.clickfunnels.com *.clickfunnels.com
    Clientary | www.clientary.com *.clientary.com | | | trufflehog
    Climatiq | api.climatiq.io *.climatiq.io | | | power
    Cliniko | *.cliniko.com
    Clio | app.clio.com *.clio.com app.goclio.com app.goclio.eu *.goclio.com *.goclio.eu | pypi:clio-py#C pypi:clio-manage-api-client#C | https://status.clio.com | grant nango
    Cloudbeds | api.cloudbeds.com *.cloudbeds.com | pypi:cloudbeds-fiscal-document#C pypi:cloudbeds-pms#C pypi:cloudbeds-pms-v1-3#C pypi:cloudbeds-accounting#C pypi:cloudbeds-pms-v1-2#C | https://status.cloudbeds.com | nango
    CloudQuery | api.cloudquery.io *.cloudquery.io | golang:github.com/cloudquery/cloudquery-api-go | | https://github.com/cloudquery/cloudquery
    ClubReady | *.clubready.com
    Cognite Data Fusion | *.cognitedata.com | pypi:cognite-sdk pypi:cognite-toolkit#G | https://status.cognite.com | power
    CompanyCam | api.companycam.com *.companycam.com | | https://status.companycam.com | nango
    Compass Education | *.compass.education
    Concept2 | log.concept2.com *.concept2.com | pypi:pyconcept2#C
    Connecteam | api.connecteam.com *.connecteam.com | | https://connecteam.statuspage.io
    ConnectWise | api-na.myconnectwise.net api-eu.myconnectwise.net api-au.myconnectwise.net *.myconnectwise.net *.connectwise.com *.connectwisedev.com *.itsupport247.net | pypi:pyconnectwise#C pypi:connectpyse-manage#C pypi:connectpyse#C | https://status.connectwise.com | nango
    Cornerstone OnDemand | *.csod.com | | | power
    Cotality | api-prod.corelogic.com *.corelogic.com *.cotality.com
    Coterie Insurance | api.coterieinsurance.com api-sandbox.coterieinsurance.com *.coterieinsurance.com
    Country State City | api.countrystatecity.in | pypi:countrystatecity-api
    Coupa | *.coupahost.com *.coupacloud.com | | | power
    Coursera | api.coursera.org *.coursera.org api.coursera.com *.coursera.com | composer:socialiteproviders/coursera#C | https://status.coursera.org | grant socialite
    Credly | api.credly.com *.credly.com
    Cronometer | cronometer.com *.cronometer.com | | | https://cronometer.com
    Crunchtime | *.crunchtime.com
    Curve Dental | *.curvehero.com *.curvedental.com
    Cvent | *.cvent.com *.cvent-assets.com
    Datto | api.datto.com *.datto.com *.dattobackup.com | | https://status.kaseya.com | w6w
    Datto RMM | *.centrastage.net | pypi:drmmsdk#C | | nango
    Dealertrack | *.dealertrack.com *.arkona.com
    Deliverect | api.deliverect.com *.deliverect.com
    Deliveroo | *.deliveroo.com *.deliveroo.co.uk
    Demio | my.demio.com *.demio.com | | https://status.demio.com | trufflehog w6w
    Dentally | api.dentally.co *.dentally.co *.dentally.com | | | nango
    Dentrix | *.dentrix.com
    Deputy | once.deputy.com *.deputy.com | pypi:tap-deputy#C | https://status.deputy.com | grant
    Descript | descriptapi.com api.descript.com share.descript.com *.descript.com *.descriptapi.com | | | https://docs.descriptapi.com
    Desk365 | apps.desk365.io *.desk365.io | | | power
    DevRev | api.devrev.ai *.devrev.ai | npm:@devrev/typescript-sdk | | segment
    Dexcom | api.dexcom.com *.dexcom.com | npm:share2nightscout-bridge#C pypi:pydexcom#C | https://status.dexcom.com | power
    DICE FM | *.dice.fm
    disease.sh | disease.sh
    DocJuris | api.docjuris.com *.docjuris.com | | | power
    Docket Alarm | www.docketalarm.com *.docketalarm.com
    Docplanner | www.docplanner.com www.znanylekarz.pl www.doctoralia.es *.docplanner.com *.znanylekarz.pl *.doctoralia.es *.doctoralia.com.br *.miodottore.it *.doktortakvimi.com
    Doctolib | *.doctolib.fr *.doctolib.de *.doctolib.com | | https://status.doctolib.com | statusphere
    Doctrine | *.doctrine.fr | | | https://www.doctrine.fr
    Document360 | api.document360.com *.document360.com | pypi:llama-index-readers-document360#C npm:d360#G pypi:d361api#C | https://status.document360.com | nango
    DocuWare | *.docuware.cloud *.docuware.com | | | nango power
    Domain Australia | api.domain.com.au auth.domain.com.au *.domain.com.au | | | https://developer.domain.com.au
    Domo | api.domo.com *.domo.com | composer:compwright/oauth2-domo#C pypi:pydomo npm:domo-sdk pypi:shipyard-domo#C | https://status.domo.com | nango
    DoseSpot | my.dosespot.com *.dosespot.com | | | https://www.dosespot.com
    Dotloop | api-gateway.dotloop.com auth.dotloop.com *.dotloop.com
    Dovico | api.dovico.com *.dovico.com | | | trufflehog
    Doximity | auth.doximity.com www.doximity.com *.doximity.com | | | allauth
    Draugiem | api.draugiem.lv *.draugiem.lv | | | allauth
    Duck Creek | *.duckcreek.com *.duckcreekondemand.com
    Dynalist | *.dynalist.io | npm:dynalist-js#C pypi:pydynalist#C | | kingfisher trufflehog
    easybill | api.easybill.de *.easybill.de | composer:easybill/php-sdk#C | | https://api.easybill.de
    Ebix | *.ebix.com *.ebixasp.com
    eClinicalWorks | *.eclinicalworks.com
    Ecologi | public.ecologi.com *.ecologi.com | | | power
    Ed-Fi | *.ed-fi.org
    ed.link | ed.link *.ed.link | npm:@edlink/typescript | | https://ed.link/docs
    Edmodo | api.edmodo.com *.edmodo.com | | | grant
    Edpuzzle | *.edpuzzle.com
    Egnyte | *.egnyte.com | pypi:egnyte-langchain-connector#C pypi:egnyte | https://status.egnyte.com | mcp nango power
    Ekos Brewmaster | *.goekos.com
    Electricity Maps | api.electricitymaps.com *.electricitymaps.com *.electricitymap.org | pypi:aioelectricitymaps#C pypi:electricitymaps pypi:voltorb#C | | power
    Eligible | gds.eligibleapi.com *.eligibleapi.com | | | https://reference.eligible.com
    Elvanto | api.elvanto.com *.elvanto.com *.elvanto.eu
    Embeddable | api.embeddable.com api.us.embeddable.com api.eu.embeddable.com *.embeddable.com | npm:@embeddable.com/react npm:@embeddable.com/core npm:@embeddable.com/sdk-react npm:@embeddable.com/sdk-core | | https://docs.embeddable.com
    Enadoc | *.enadocapp.com | | | power
    Encodian | api.apps-encodian.com *.apps-encodian.com | | | power
    Enode | *.enode.io | pypi:enode | https://status.enode.com
    Enphase | api.enphaseenergy.com *.enphaseenergy.com | pypi:pyenphase#C
    Entrata | *.entrata.com | | https://status.entrata.com | nango
    Envoy | api.envoy.com app.envoy.com *.envoy.com |  | https://status.envoy.com | kingfisher nango power trufflehog
    Epic FHIR | fhir.epic.com
    Epicor | *.epicorsaas.com *.epicor.com
    epilot | *.epilot.io *.sls.epilot.io | npm:@epilot/* | | https://docs.epilot.io
    Eptura | *.eptura.com *.iofficeconnect.com *.condecosoftware.com
    Escapia | *.escapia.com
    EteSync | *.etebase.com *.etesync.com | npm:etebase#B pypi:etebase#B maven:com.etebase:client#B pypi:etesync#B
    Etix | *.etix.com
    Eventzilla | *.eventzilla.net
    Everhour | api.everhour.com *.everhour.com | pypi:airbyte-source-everhour#C | https://status.everhour.com | kingfisher trufflehog w6w
    Everlaw | api.everlaw.com *.everlaw.com
    Evernote | www.evernote.com *.evernote.com | npm:evernote pypi:evernote3 pypi:evernote gem:evernote_oauth composer:evernote/evernote-cloud-sdk-php gem:omniauth-evernote#C npm:passport-evernote-auth#C hex:everex pypi:sloppynotes#C pypi:evernote-plus#C pypi:evernote2#C nuget:evernote-cloud-sdk-windows nuget:Owin.Security.Providers.Evernote#C cocoapods:Evernote-SDK-iOS swift:github.com/evernote/evernote-cloud-sdk-ios gem:evernote-thrift cocoapods:evernote-cloud-sdk-ios#C | https://status.evernote.com | grant huginn
    Every.org | partners.every.org partners-staging.every.org *.every.org | | | https://www.every.org/charity-api
    Exist | *.exist.io | | | nango
    Expedia | *.expediagroup.com *.expediapartnersolutions.com *.ean.com | pypi:expediagroup-sdk-python-core#C
    Expensya | *.expensya.com | | | power
    ezyVet | api.ezyvet.com api.trial.ezyvet.com *.ezyvet.com
    Facilio | *.facilio.com
    Fakturoid | app.fakturoid.cz *.fakturoid.cz | gem:fakturoid | | https://www.fakturoid.cz/api/v3
    FamilySearch | api.familysearch.org *.familysearch.org | | | grant
    Famly | app.famly.co *.famly.co
    Feathery | api.feathery.io *.feathery.io | npm:@feathery/react | | power
    Feedly | cloud.feedly.com *.feedly.com | npm:feedly#C hex:feedlex | https://status.feedly.com | grant w6w
    Fellow | *.fellow.app | | https://status.fellow.ai | nango w6w
    FellowshipOne | *.fellowshipone.com *.fellowshiponeapi.com
    Fergus Software | api.fergus.com *.fergus.com
    Fibery | *.fibery.io | | | trufflehog
    FieldEdge | api.fieldedge.com *.fieldedge.com | composer:compwright/oauth2-fieldedge#C
    FieldRoutes | *.fieldroutes.com
    Fieldwire | client-api.us.fieldwire.com client-api.eu.fieldwire.com *.fieldwire.com
    Fiix | *.fiixsoftware.com *.macmms.com
    Filevine | api.filevine.io api.filevineapp.com *.filevine.io *.filevineapp.com
    Finale Inventory | app.finaleinventory.com *.finaleinventory.com
    FireBoard | fireboard.io *.fireboard.io
    Firstbase | apipub.firstbasehq.com *.firstbasehq.com | | | nango
    Flashcat | api.flashcat.cloud *.flashcat.cloud
    Flatfile | api.x.flatfile.com platform.flatfile.com *.flatfile.com | npm:@flatfile/sdk npm:@flatfile/angular-sdk npm:@flatfile/api | https://status.flatfile.io | https://reference.flatfile.com statusphere
    Fleetio | secure.fleetio.com *.fleetio.com | pypi:airbyte-source-fleetio#C | https://status.fleetio.com | power
    Float | api.float.com *.float.com | | https://status.float.com | kingfisher nango trufflehog w6w
    Flowers Software | *.flowers-software.com
    FlowForma | *.flowforma.com | | | power
    Fluro | api.fluro.io *.fluro.io
    Fluxx | *.fluxxlabs.com *.fluxx.io | | | ingestr
    Focusmate | api.focusmate.com *.focusmate.com | | | power
    ForeFlight | *.foreflight.com
    FormAssembly | app.formassembly.com *.formassembly.com *.tfaforms.com | composer:fathershawn/oauth2-formassembly#C | https://status.formassembly.com
    Formsort | api.formsort.com *.formsort.com *.formsort.app
    Framer | api.framer.com *.framer.com *.framerusercontent.com *.framerstatic.com | npm:framer-api | https://www.framerstatus.com
    Frappe Cloud | *.frappe.cloud frappecloud.com *.frappecloud.com *.erpnext.com
    Freedcamp | freedcamp.com *.freedcamp.com
    freee | api.freee.co.jp accounts.secure.freee.co.jp *.freee.co.jp | | https://status.freee.co.jp | https://developer.freee.co.jp statusphere
    Freelancer | www.freelancer.com accounts.freelancer.com *.freelancer.com | | | grant
    Frontier | auth.frontierstore.net *.frontierstore.net | | | allauth
    Frotcom | v2api.frotcom.com *.frotcom.com
    Fulcrum | api.fulcrumapp.com *.fulcrumapp.com | | | kingfisher trufflehog
    Fundraise Up | api.fundraiseup.com *.fundraiseup.com
    Gamma | public-api.gamma.app *.gamma.app | | https://status.gamma.app | nango sim w6w
    gastromatic | api.gastromatic.de *.gastromatic.de *.gastromatic.com
    Geekbot | api.geekbot.com openapi.geekbot.com *.geekbot.com | pypi:tap-geekbot#C | https://status.geekbot.com | meltano
    Geocaching | api.groundspeak.com oauth.geocaching.com *.groundspeak.com | composer:surfoo/oauth2-geocaching#C pypi:geocachingapi#C
    Geotab | my.geotab.com *.geotab.com | npm:mg-api-js npm:mg-api-node pypi:mygeotab nuget:Geotab.Checkmate.ObjectModel pypi:tap-geotab#C pypi:altitude-sdk#C
    GetCourse | *.getcourse.ru | | | https://getcourse.ru/help/api
    GetFeedback | api.getfeedback.com *.getfeedback.com
    GetMyInvoices | api.getmyinvoices.com *.getmyinvoices.com | | | power
    Givebutter | api.givebutter.com *.givebutter.com | | https://givebutter.statuspage.io | power w6w
    GlassFrog | api.glassfrog.com app.glassfrog.com *.glassfrog.com | |  | meltano
    Glean | *.glean.com | pypi:langchain-glean#C pypi:glean-api-client npm:@gleanwork/local-mcp-server npm:@gleanwork/web-sdk npm:@gleanwork/api-client npm:@gleanwork/connect-mcp-server pypi:glean-indexing-sdk | https://status.glean.com | nango
    GlobalGiving | api.globalgiving.org *.globalgiving.org | | | https://www.globalgiving.org/api
    Glofox | gf-api.aws.glofox.com *.glofox.com
    Glovo | api.glovoapp.com *.glovoapp.com
    GoCanvas | www.gocanvas.com *.gocanvas.com | | https://status.gocanvas.com | trufflehog w6w
    Golf Genius | www.golfgenius.com *.golfgenius.com
    GolfNow | api.gnsvc.com *.golfnow.com *.gnsvc.com
    GoodDay | api.goodday.work *.goodday.work | | | kingfisher trufflehog
    Google Photos | photoslibrary.googleapis.com photospicker.googleapis.com | npm:@uppy/google-photos-picker#C pypi:gp-wrapper#C pypi:gpmc#C composer:google/photos-library
    Gooten | api.print.io api.gooten.com *.gooten.com *.print.io
    GoToWebinar | api.getgo.com *.getgo.com api.goto.com *.goto.com | composer:dalpras/oauth2-gotowebinar#C | https://status.goto.com | w6w
    GpsGate | *.gpsgate.com
    Grab | partner-api.grab.com partner-api.stg-myteksi.com *.grab.com | | | https://developer.grab.com
    Granicus Legistar | webapi.legistar.com *.legistar.com *.granicus.com
    Granular Ag | *.granular.ag
    GraphComment | graphcomment.com *.graphcomment.com | npm:@graphcomment/graphcomment
    Greenway Health | *.greenwayhealth.com
    GrowSurf | api.growsurf.com *.growsurf.com
    Grubhub | *.grubhub.com
    Guesty | open-api.guesty.com *.guesty.com | npm:@guestyorg/tokenization-js
    Guidewire | *.guidewire.net | | https://status.guidewire.com | statusphere
    Guru | api.getguru.com *.getguru.com | pypi:llama-index-readers-guru#C | https://status.getguru.com | nango trufflehog
    GymMaster | *.gymmasteronline.com *.gymmaster.com
    Habitica | habitica.com *.habitica.com | pypi:habiticalib#C pypi:habitipy#C | | https://habitica.com/apidoc
    HackMD | api.hackmd.io hackmd.io *.hackmd.io | npm:@hackmd/api
    Halo PSA | *.halopsa.com *.haloitsm.com *.haloservicedesk.com | pypi:halopsa#C | | nango
    Harvest Forecast | api.forecastapp.com *.forecastapp.com | pypi:tap-harvest-forecast#C
    HawkSoft | *.hawksoft.com
    Headout | *.headout.com
    Headway | cdn.headwayapp.co *.headwayapp.co | | | https://headwayapp.co
    Heartbeat Chat | api.heartbeat.chat *.heartbeat.chat | | https://status.heartbeat.chat | w6w
    Helix ML | app.tryhelix.ai *.tryhelix.ai
    Heyflow | api.heyflow.com *.heyflow.com *.heyflow.app
    High Mobility | *.high-mobility.com
    Highspot | api.highspot.com *.highspot.com | pypi:highspot#C | https://status.highspot.com | power
    Hive | app.hive.com *.hive.com | | https://status.hive.com | trufflehog
    Hiveage | *.hiveage.com | | | kingfisher trufflehog
    Homegate | *.homegate.ch *.immoscout24.ch
    Hoopla Digital | *.hoopladigital.com
    Hopin | *.hopin.com
    Hospitable | public.api.hospitable.com *.hospitable.com | | https://status.hospitable.com | w6w
    Hostaway | api.hostaway.com *.hostaway.com
    Hostex | api.hostex.io *.hostex.io | | | https://docs.hostex.io
    Hostfully | platform.hostfully.com *.hostfully.com
    Housecall Pro | api.housecallpro.com *.housecallpro.com | composer:compwright/oauth2-housecallpro#C | https://status.housecallpro.com
    Hover | api.hover.to *.hover.to | | https://hoverstatus.com | nango statusphere
    Hubilo | *.hubilo.com
    HubPlanner | api.hubplanner.com *.hubplanner.com | pypi:airbyte-source-hubplanner#C pypi:tap-hubplanner#C |  | power
    Hubstaff | api.hubstaff.com account.hubstaff.com *.hubstaff.com | pypi:hubstaff#C | https://status.hubstaff.com | nango w6w
    Huddle | *.huddle.net *.huddle.com | | | grant power
    Hudl | *.hudl.com
    Huly | huly.app *.huly.app *.huly.io | npm:@hcengineering/api-client#B
    Humanitix | api.humanitix.com *.humanitix.com
    Humanity | www.humanity.com *.humanity.com | | https://humanity.status.io | kingfisher trufflehog
    I Done This | *.idonethis.com | | | grant
    idealista | api.idealista.com *.idealista.com
    Ideanote | api.ideanote.io *.ideanote.io | | | power
    IDEXX | *.idexx.com *.vetconnectplus.com
    iFixit | www.ifixit.com *.ifixit.com | pypi:fixitpy#C
    IFS Cloud | *.ifs.cloud *.ifs.com | | https://status.ifs.com | statusphere
    iiko | api-ru.iiko.services *.iiko.services *.iiko.ru
    iLert | api.ilert.com *.ilert.com |  | https://status.ilert.com
    Illuminate Education | *.illuminateed.com
    iManage | *.cloudimanage.com *.imanage.work *.imanage.com | |  | power
    Immowelt | *.immowelt.de *.immowelt.com *.immowelt.org
    ImmyBot | *.immy.bot | | | nango
    InEight | api.ineight.com *.ineight.com | | | power
    Infinite Campus | *.infinitecampus.org *.infinitecampus.com
    Infomaniak | api.infomaniak.com login.infomaniak.com *.infomaniak.com | composer:socialiteproviders/infomaniak#C pypi:kdriveclientpy#C pypi:xinfomaniak#C pypi:infomaniak-ai#C generic:helm/cert-manager-webhook-infomaniak#G | https://infomaniakstatus.com
    Infor CloudSuite | mingle-ionapi.inforcloudsuite.com *.inforcloudsuite.com *.infor.com
    Instacart | connect.instacart.com *.instacart.com *.instacart.tools
    Intelex | *.intelex.com
    Intensedebate | *.intensedebate.com
    Intervals | api.myintervals.com *.myintervals.com | npm:intervals#C | | kingfisher trufflehog
    Invoice Ninja | *.invoicing.co | | https://status.invoiceninja.com | w6w
    iSAMS | *.isams.cloud *.isams.com
    IT Glue | api.itglue.com *.itglue.com | | https://status.itglue.com | nango power
    Ivalua | *.ivalua.com *.ivalua.app
    JAGGAER | *.jaggaer.com *.sciquest.com
    Jamf | *.jamfcloud.com *.jamf.com | terraform:deploymenttheory/jamfpro#G pypi:python-jamf#C pypi:jamf-pro-sdk#C pypi:jps-api-wrapper#C pypi:pyjamfpro#C | https://status.jamf.com | nango tracecat
    Jiandaoyun | api.jiandaoyun.com *.jiandaoyun.com | | | dify
    Jitbit | *.jitbit.com | | https://statuspage.jitbit.com
    Jobber | api.getjobber.com *.getjobber.com | pypi:jobber-python-client#C | https://www.jobberstatus.net | nango
    JobNimbus | app.jobnimbus.com *.jobnimbus.com | | https://status.jobnimbus.com | w6w
    JobTread | api.jobtread.com *.jobtread.com | | | ingestr
    Juro | api.juro.com *.juro.com | | | kingfisher trufflehog
    JustGiving | api.justgiving.com identity.justgiving.com *.justgiving.com
    Kahoot! | *.kahoot.it *.kahoot.com
    Kajabi | *.kajabi.com | | https://status.kajabi.com
    Kanbanize | *.kanbanize.com *.businessmap.io | | | power
    KanbanTool | *.kanbantool.com | | | power trufflehog
    Kandji | *.kandji.io |  | https://status.kandji.io | nango tracecat
    Kanopy | *.kanopy.com
    Karbon | api.karbonhq.com *.karbonhq.com | | | https://developers.karbonhq.com
    Keep | api.keephq.dev *.keephq.dev
    Kindful | app.kindful.com *.kindful.com
    Kintone | *.kintone.com *.cybozu.com | npm:@kintone/rest-api-client pypi:skintone#C npm:@kintone/cli#G | https://status.kintone.com | nango w6w
    Knack | api.knack.com *.knack.com | | https://status.knack.com | https://docs.knack.com w6w
    Kroger | api.kroger.com *.kroger.com
    Labelary | api.labelary.com *.labelary.com | | | https://github.com/openboxes/openboxes
    Labguru | my.labguru.com eu.labguru.com *.labguru.com
    Labs64 NetLicensing | go.netlicensing.io *.netlicensing.io | pypi:netlicensing-client#C | | openapis
    LabWare LIMS | *.labware.com *.labware.cloud
    Lansweeper | api.lansweeper.com *.lansweeper.com | pypi:lansweeper-helpdesk#C | | power
    Laserfiche | api.laserfiche.com signin.laserfiche.com *.laserfiche.com | npm:@laserfiche/lf-repository-api-client | | https://developer.laserfiche.com
    LawVu | *.lawvu.com | | | power
    Leadinfo | api.leadinfo.com *.leadinfo.com *.leadinfo.net | | | power
    LeagueApps | public.leagueapps.io *.leagueapps.com *.leagueapps.io
    LearnWorlds | *.learnworlds.com | | https://status.learnworlds.com | w6w
    Lemonade Insurance | *.lemonade.com
    LibreTranslate | *.libretranslate.com | npm:libretranslate#B pypi:libretranslatepy#B
    Limble CMMS | api.limblecmms.com *.limblecmms.com
    LinkHut | *.ln.ht | | | nango
    LiteAPI | api.liteapi.travel book.liteapi.travel *.liteapi.travel | npm:liteapi-node-sdk | | https://docs.liteapi.travel
    Livestorm | api.livestorm.co *.livestorm.co |  | https://status.livestorm.co | kingfisher trufflehog
    LMS365 | *.365.systems | | | power
    Lofty Real Estate | *.lofty.com *.chime.me | | https://status.lofty.com | w6w
    Logikcull | *.logikcull.com
    Lucca | *.ilucca.net *.lucca.fr | | | https://developers.lucca.fr
    Lucid | api.lucid.co *.lucid.co *.lucid.app *.lucidchart.com |  | https://status.lucid.co | nango
    Luciq | *.luciq.ai | gem:fastlane-plugin-luciq_dsym_upload#G cocoapods:Luciq#C
    Luma Events | public-api.luma.com api.lu.ma *.lu.ma *.luma.com
    Luma Health | *.lumahealth.io
    Lumos | api.lumos.com *.lumos.com | | | nango
    Lunch Money | dev.lunchmoney.app *.lunchmoney.app | npm:lunch-money pypi:lunchable#C | | kingfisher trufflehog
    Lyft | api.lyft.com *.lyft.com | pypi:lyft-bikes#C | | grant
    MaintainX | api.getmaintainx.com *.getmaintainx.com | | https://status.getmaintainx.com | w6w
    Majesco | *.majesco.com
    ManageBac | api.managebac.com *.managebac.com *.managebac.cn
    Mapon | mapon.com *.mapon.com
    Mariana Tek | *.marianatek.com
    Marker.io | *.marker.io | npm:@marker.io/browser
    MarketMan | api.marketman.com *.marketman.com
    MasterControl | *.mastercontrol.com
    Mattermost Cloud | *.cloud.mattermost.com | | https://status.mattermost.com
    Matterport | api.matterport.com my.matterport.com *.matterport.com | npm:@matterport/sdk | | https://matterport.github.io/showcase-sdk
    Mavenlink | api.mavenlink.com *.mavenlink.com | pypi:tap-mavenlink#C npm:mavenlink-js | https://status.mavenlink.com | kingfisher trufflehog
    McLeod Software | *.mcleodsoftware.com
    MDToolbox | *.mdtoolbox.com
    Medidata | *.mdsol.com *.imedidata.com *.imedidata.net *.medidata.com
    MEDITECH | *.meditech.com
    Medplum | api.medplum.com *.medplum.com | npm:@medplum/core#B npm:@medplum/react#B npm:@medplum/react-hooks#B npm:@medplum/cli#G | https://status.medplum.com | https://www.medplum.com/docs
    MeetGeek | api.meetgeek.ai *.meetgeek.ai | | | https://docs.meetgeek.ai
    Meetup | api.meetup.com secure.meetup.com *.meetup.com | gem:omniauth-meetup#C composer:socialiteproviders/meetup#C composer:wittestier/oauth2-meetup#C |  | goth grant socialite
    Meisterplan | *.meisterplan.com | | | power
    MeisterTask | *.meistertask.com *.mindmeister.com | | https://status.meistertask.com | kingfisher trufflehog w6w
    Memberstack | admin.memberstack.com client.memberstack.com *.memberstack.com | npm:@memberstack/admin | https://status.memberstack.com | https://developers.memberstack.com w6w
    Mendeley | api.mendeley.com *.mendeley.com | pypi:mendeley-updated#C | | grant
    Mendix | *.mendix.com *.mendixcloud.com | npm:mendixplatformsdk#G npm:mendixmodelsdk | https://status.mendix.com
    Mentimeter | *.mentimeter.com *.menti.com
    Metrc | api-ca.metrc.com *.metrc.com
    Metriport | api.metriport.com api.sandbox.metriport.com *.metriport.com | npm:@metriport/api-sdk | | https://docs.metriport.com
    Mews | api.mews-demo.com *.mews-demo.com api.mews.com *.mews.com |  | https://status.mews.com
    Mighty Networks | api.mn.co *.mightynetworks.com *.mn.co | | https://status.mightynetworks.com | https://docs.mightynetworks.com w6w
    Mindbody | api.mindbodyonline.com *.mindbodyonline.com |  | https://status.mindbodyonline.com | nango
    Mingdao | api.mingdao.com api2.mingdao.com *.mingdao.com | pypi:mingdao-hap-python-sdk#C | | dify
    MIP Cloud | api.mip.com *.mip.com | | | nango
    Miradore | *.online.miradore.com *.miradore.com
    Missive | public.missiveapp.com *.missiveapp.com |  | https://status.missiveapp.com | nango
    MLS Grid | api.mlsgrid.com api-demo.mlsgrid.com *.mlsgrid.com | | | https://docs.mlsgrid.com
    MOCO | *.mocoapp.com | | https://www.mocoappstatus.com | w6w
    Money Forward | api.moneyforward.com expense.moneyforward.com invoice.moneyforward.com *.moneyforward.com *.biz.moneyforward.com | | | https://developers.biz.moneyforward.com
    Moodle Cloud | *.moodlecloud.com
    MoreApp | api.moreapp.com *.moreapp.com | | | power
    Morta | *.morta.io | pypi:morta | | power
    Mosyle | businessapi.mosyle.com managerapi.mosyle.com *.mosyle.com
    Motion Calendar | api.usemotion.com *.usemotion.com | | https://status.usemotion.com | https://docs.usemotion.com w6w
    Motive | *.gomotive.com *.keeptruckin.com |  | https://status.gomotive.com
    Moxtra | *.moxtra.com | | | grant
    MRPeasy | app.mrpeasy.com *.mrpeasy.com
    Mural | app.mural.co *.mural.co | pypi:unofficial-mural-python-client#C | https://status.mural.co | nango power
    My Hours | api2.myhours.com *.myhours.com | |  | meltano
    MyAnimeList | api.myanimelist.net *.myanimelist.net | golang:github.com/nstratos/go-myanimelist#C npm:mal-scraper#C npm:@shineiichijo/marika#C pypi:mal4py#C
    MyCase | external-integrations.mycase.com *.mycase.com
    NationBuilder | *.nationbuilder.com | | https://status.nationbuilder.com | nango w6w
    Navan | *.navan.com | cargo:tripactions#C | https://status.navan.com
    Navigraph | api.navigraph.com identity.api.navigraph.com *.navigraph.com | npm:@navigraph/* | | https://developers.navigraph.com
    Navixy | api.navixy.com api.eu.navixy.com api.us.navixy.com *.navixy.com
    Nearpod | *.nearpod.com
    NetDocuments | *.netvoyage.com *.netdocuments.com | | | power
    NexHealth | nexhealth.info *.nexhealth.info *.nexhealth.com
    NextGen Healthcare | *.nextgen.com
    NGP VAN | accounts.ngpvan.com api.securevan.com *.ngpvan.com *.securevan.com
    NIBE | api.myuplink.com api.nibeuplink.com *.nibeuplink.com *.myuplink.com | composer:olssonm/oauth2-nibe#C pypi:myuplink#C
    Nifty | openapi.niftypm.com *.niftypm.com | | | https://openapi.niftypm.com
    Ninety | *.ninety.io | | https://status.ninety.io | nango
    NinjaOne | app.ninjarmm.com eu.ninjarmm.com ca.ninjarmm.com oc.ninjarmm.com us2.ninjarmm.com *.ninjarmm.com *.ninjaone.com | | https://status.ninjaone.com | nango
    Ninox | api.ninox.com *.ninox.com | pypi:ninox#C | | https://docs.ninox.com
    NocoDB Cloud | app.nocodb.com
    Noko | api.nokotime.com *.nokotime.com | npm:freckle#C pypi:python-freckle-client#C | https://status.nokotime.com | grant
    Nozbe | api4.nozbe.com *.nozbe.com | | | kingfisher trufflehog
    Nuclino | api.nuclino.com *.nuclino.com | pypi:nuclino#C pypi:pynuclino#C
    Nutshell | app.nutshell.com *.nutshell.com | | https://status.nutshell.com | https://developers.nutshell.com w6w
    Odoo | *.odoo.com | | https://status.odoo.com | nango w6w
    OfficeRnD | app.officernd.com *.officernd.com | | https://status.officernd.com | meltano
    Olo | *.olo.com |  | https://status.olo.com
    Omie | app.omie.com.br *.omie.com.br | pypi:api-omie#C pypi:omie-py#C pypi:omie-python#C | | https://developer.omie.com.br
    Omnitracs | *.omnitracs.com
    ON24 | api.on24.com *.on24.com
    OneBlink | auth-api.blinkm.io *.blinkm.io *.oneblink.io | npm:@oneblink/sdk npm:@oneblink/apps npm:@oneblink/apps-react npm:@oneblink/sdk-core | | https://github.com/oneblink/sdk-node-js
    OneDesk | app.onedesk.com *.onedesk.com | | | trufflehog
    Oneflow | api.oneflow.com *.oneflow.com | | | power
    Onfleet | *.onfleet.com | pypi:tap-onfleet#C pypi:pyonfleet#C | https://status.onfleet.com | kingfisher trufflehog
    OnTheMarket | *.onthemarket.com
    Oomnitza | *.oomnitza.com | | | nango
    Open Dental | api.opendental.com *.opendental.com
    OpenGov Inc | *.opengov.com *.viewpointcloud.com
    OpenSky Network | opensky-network.org *.opensky-network.org | golang:github.com/navidys/gopensky#C pypi:python-opensky#C
    OpenStreetMap | api.openstreetmap.org www.openstreetmap.org *.openstreetmap.org | composer:jbelien/oauth2-openstreetmap#C npm:osm-api#C npm:osm-auth#C nuget:OsmSharp.IO.API#C | https://status.openstreetmap.org | allauth https://github.com/openstreetmap/chef
    OpenTable | *.opentable.com
    Oracle Aconex | *.aconex.com | |  | meltano
    orderbird | *.orderbird.com
    OrderCloud | api.ordercloud.io auth.ordercloud.io *.ordercloud.io | npm:ordercloud-javascript-sdk npm:@ordercloud/portal-javascript-sdk | | https://ordercloud.io/api-reference
    Otter Food | *.tryotter.com
    Otter.ai | otter.ai *.otter.ai | | https://status.otter.ai | https://help.otter.ai w6w
    Otto Bot | *.otto.bot | | | power
    OutSystems | *.outsystemscloud.com *.outsystems.com | pypi:outsystems-pipeline#C | https://status.outsystems.com
    OverDrive | api.overdrive.com oauth.overdrive.com integration.api.overdrive.com *.overdrive.com
    Overleaf | www.overleaf.com git.overleaf.com |  | https://status.overleaf.com
    OwnerRez | api.ownerrez.com *.ownerrez.com
    Panopto | *.panopto.com *.panopto.eu | pypi:pypanopto#C pypi:uw-panopto-client#C | https://status.panopto.com
    ParkMobile | *.parkmobile.us *.parkmobile.io
    ParkWhiz | api.parkwhiz.com *.parkwhiz.com
    Patch | api.patch.io *.patch.io
    Pax8 | api.pax8.com *.pax8.com | | https://status.pax8.com | nango
    PayByPhone | consumer.paybyphoneapis.com *.paybyphoneapis.com *.paybyphone.com
    Payhawk | api.payhawk.com *.payhawk.com |  | https://status.payhawk.com
    Paymo | app.paymoapp.com *.paymoapp.com | | | kingfisher trufflehog
    PaySpace | api.payspace.com *.payspace.com | | | power
    PedidosYa | *.pedidosya.com *.peya.com
    Peek Pro | *.peek.com
    Perdoo | eu.perdoo.com *.perdoo.com | | | nango
    PerfectGym | *.perfectgym.com *.perfectgym.pl
    PetDesk | *.petdesk.com
    Phorest | platform.phorest.com api-gateway-eu.phorest.com *.phorest.com
    Photon Health | api.photon.health auth.photon.health *.photon.health api.neutron.health *.neutron.health
    Phreesia | *.phreesia.com *.phreesia.net
    Pipefy | api.pipefy.com app.pipefy.com *.pipefy.com | pypi:utils-api-pipefy#C | https://status.pipefy.com
    Pivotal Tracker | www.pivotaltracker.com *.pivotaltracker.com | pypi:airbyte-source-pivotal-tracker#C pypi:tap-pivotal-tracker#C npm:pivotal#C npm:pivotaljs#C gem:tracker_api#C | | nango trufflehog
    Placetel | api.placetel.de *.placetel.de
    Plane | api.plane.so *.plane.so | npm:@makeplane/plane-node-sdk#B npm:@makeplane/plane-mcp-server#B | https://status.plane.so | https://developers.plane.so statussy
    Planfix | *.planfix.com *.planfix.ru | |  | meltano
    Planful | *.planful.com | | | power
    PlanGrid | io.plangrid.com *.plangrid.com
    Planning Center | api.planningcenteronline.com *.planningcenteronline.com *.churchcenter.com | npm:@planningcenter/api-client pypi:pypco#C gem:pco_api composer:socialiteproviders/planningcenter#C composer:socialiteproviders/planning-center#C | https://status.planningcenter.com | nango pocketbase socialite
    Planview LeanKit | *.leankit.com | npm:leankit-client | | trufflehog
    Planyo | www.planyo.com *.planyo.com | | | kingfisher trufflehog
    PlayMetrics | *.playmetrics.com
    PlayStation Network | *.np.ac.playstation.net *.playstation.com | composer:larabros/oauth2-psn#C npm:psn-api#C pypi:psnawp#C pypi:psnawp-ha#C pypi:psnawp-api#C pypi:psnawp-async#C | https://status.playstation.com
    Plex | plex.tv *.plex.tv *.plex.direct | pypi:plexapi#B npm:plex-api#B generic:env:PLEX_*#B pypi:plexapi-backport#B | https://status.plex.tv
    Plex Manufacturing Cloud | connect.plex.com cloud.plex.com *.plexus-online.com
    Plumsail | api.plumsail.com forms-api.plumsail.com *.plumsail.com | | | power
    Pluralsight | paas-api.pluralsight.com *.pluralsight.com
    PlusVibe | api.plusvibe.ai *.plusvibe.ai | | | ingestr
    Pocket | getpocket.com *.getpocket.com | hex:pocketex
    Podia | *.podia.com
    Podio | api.podio.com *.podio.com | npm:podio-js gem:podio composer:podio-community/podio-php pypi:pypodio2 composer:socialiteproviders/podio#C pypi:turbopod#C | https://status.podio.com | grant kingfisher socialite trufflehog
    Poka | *.poka.io | | https://www.pokastatus.io | power
    Popbill | popbill.linkhub.co.kr auth.linkhub.co.kr *.popbill.com *.linkhub.co.kr | npm:popbill pypi:popbill composer:linkhub/popbill nuget:Popbill npm:barocert npm:kakaocert | | https://developers.popbill.com
    PracticePanther | app.practicepanther.com *.practicepanther.com
    PreciseFP | app.precisefp.com *.precisefp.com | | | nango
    Procare | *.procareconnect.com *.procaresoftware.com
    Process Street | public-api.process.st *.process.st |  | https://status.process.st | power
    Procore | api.procore.com login.procore.com *.procore.com | npm:@procore/js-sdk gem:procore gem:omniauth-procore#C composer:socialiteproviders/procore#C pypi:tap-procore#C composer:oxblue/oauth2-procore#C pypi:pyprocore#C | https://status.procore.com | grant nango socialite
    ProdPad | api.prodpad.com *.prodpad.com | | | kingfisher trufflehog
    Productive.io | api.productive.io *.productive.io | | https://status.productive.io | w6w
    ProjectPlace | *.projectplace.com | | | grant power
    Property Meld | *.propertymeld.com
    PropertyMe | app.propertyme.com login.propertyme.com *.propertyme.com
    Propertyware | api.propertyware.com *.propertyware.com | | | https://api.propertyware.com
    protel Hotelsoftware | *.protel.net
    Pumble | pumble-api-keys.addons.marketplace.cake.com api-ga.pumble.com *.pumble.com | pypi:pumble-keys-sdk#C
    Pushpay ChMS | api.ccbchurch.com *.ccbchurch.com | | | nango
    PushPress | *.pushpress.com
    QAD | *.qad.com
    Qiita | qiita.com *.qiita.com | gem:qiita pypi:qiita-py-nn#C
    Qualia | *.qualia.io | | | nango
    QuestionPro | api.questionpro.com *.questionpro.com *.questionpro.eu
    Quickbase | api.quickbase.com *.quickbase.com | pypi:tap-quickbase#C npm:quickbase pypi:pyqbclient#C pypi:quickbase-structure-client#C pypi:quickbase-data-client#C | https://quickbasestatus.status.page | nango power
    Quip | platform.quip.com *.quip.com | pypi:llama-index-readers-quip#C
    Quizlet | api.quizlet.com *.quizlet.com | pypi:pyquizlet#C | https://status.quizlet.com
    Raindrop.io | api.raindrop.io *.raindrop.io | | https://status.raindrop.io
    RateHawk | api.worldota.net *.worldota.net *.ratehawk.com | | | https://docs.emergingtravel.com
    Readwise | *.readwise.io | pypi:llama-index-readers-readwise#C pypi:readwise-sdk |  | nango power
    RealPage | *.realpage.com
    Reapit | platform.reapit.cloud connect.reapit.cloud *.reapit.cloud | | | nango
    Recreation.gov | ridb.recreation.gov *.recreation.gov | |  | meltano
    Redbooth | *.redbooth.com | composer:socialiteproviders/redbooth#C | | grant socialite
    Redtail CRM | *.redtailtechnology.com | | https://status.redtailtechnology.com | nango w6w
    Rehive | api.rehive.com *.rehive.com | npm:rehive pypi:rehive | | https://docs.platform.rehive.com
    Relativity | *.relativity.one *.relativity.com
    Rent Manager | *.api.rentmanager.com *.rentmanager.com
    Rently | *.rently.com
    Rentman | api.rentman.net *.rentman.net | pypi:aiorentman#C | | kingfisher trufflehog
    Replicon | *.replicon.com | | | power
    RescueTime | www.rescuetime.com *.rescuetime.com | npm:rescuetime.js#C | https://status.rescuetime.com | https://www.rescuetime.com/anapi/setup/documentation statusphere
    ResDiary | *.resdiary.com
    ResMan | api.myresman.com *.myresman.com
    Resource Guru | api.resourceguruapp.com *.resourceguruapp.com | composer:adam-paterson/oauth2-resource-guru#C
    Resy | *.resy.com
    Revizto | *.revizto.com | pypi:pyrevizto#C | | power
    Rex Software | api.rexsoftware.com api.uk.rexsoftware.com *.rexsoftware.com
    Rezdy | api.rezdy.com *.rezdy.com *.rezdy-staging.com
    Ricardo | *.ricardo.ch
    Rightmove | adfapi.rightmove.co.uk adfapi.adftest.rightmove.com *.rightmove.co.uk
    Robin | api.robinpowered.com *.robinpowered.com | | https://status.robinpowered.com
    Rock Gym Pro | api.rockgympro.com *.rockgympro.com | | | nango
    Rocket Matter | *.rocketmatter.net *.rocketmatter.com
    Rocketlane | api.rocketlane.com *.rocketlane.com | | | nango sim
    Roller | api.roller.app *.roller.app | | | nango
    Route4Me | api.route4me.com *.route4me.com | | | kingfisher trufflehog
    Runn | api.runn.io *.runn.io
    Runrun.it | *.runrun.it | | | trufflehog
    Rydoo | api.rydoo.com accounts.rydoo.com *.rydoo.com | | | nango
    Ryver | *.ryver.com | pypi:pyryver#C | | apprise
    SafetyCulture | api.safetyculture.io *.safetyculture.io |  | https://status.safetyculture.com | power
    Samsara | api.samsara.com *.samsara.com |  | https://status.samsara.com
    Sansan | api.sansan.com *.sansan.com | | | https://docs.ap.sansan.com
    SAP | api.sap.com sandbox.api.sap.com *.s4hana.ondemand.com *.s4hana.cloud.sap | npm:@sap-cloud-sdk/mail-client terraform:sap/btp#G maven:com.sap.cloud:neo-java-web-maven-plugin#G
    SAP Ariba | *.ariba.com | | | nango
    SAP Concur | us.concursolutions.com us2.concursolutions.com eu2.concursolutions.com *.concursolutions.com *.concur.com | | https://open.concur.com | nango
    SavvyCal | api.savvycal.com *.savvycal.com | | https://savvycal.instatus.com | https://developers.savvycal.com w6w
    Schedulista | *.schedulista.com
    Schoology | api.schoology.com *.schoology.com |  | https://status.powerschool.com
    Scispot | *.scispot.io *.scispot.com
    Scoro | *.scoro.com
    Sedna | *.sednanetwork.com | | | nango
    SeeClickFix | seeclickfix.com *.seeclickfix.com
    Seismic | api.seismic.com *.seismic.com |  | https://status.seismic.com | power
    Sellercloud | api.sellercloud.com *.sellercloud.com | pypi:scloud-api#C | | nango
    SeLoger | *.seloger.com *.svc.groupe-seloger.com
    Semble | open.semble.io *.semble.io | | | nango
    Sentral Education | *.sentral.com.au
    Service Fusion | api.servicefusion.com *.servicefusion.com | composer:compwright/oauth2-servicefusion#C
    ServiceChannel | api.servicechannel.com login.servicechannel.com *.servicechannel.com
    ServiceM8 | api.servicem8.com *.servicem8.com | | | nango
    ServiceTitan | api.servicetitan.io auth.servicetitan.io *.servicetitan.io *.servicetitan.com | composer:compwright/oauth2-servicetitan#C pypi:servicepytan#C | https://status.servicetitan.com
    ServiceTrade | api.servicetrade.com app.servicetrade.com *.servicetrade.com
    Sessionize | *.sessionize.com | | | power
    Setmore | developer.setmore.com *.setmore.com | | | nango
    SevenRooms | *.sevenrooms.com
    Shake | *.shakebugs.com | npm:@shakebugs/browser npm:@shakebugs/react-native-shake maven:com.shakebugs:shake cocoapods:Shake pub:shake_flutter gem:fastlane-plugin-shake_bugs#G swift:github.com/shakebugs/shake-ios#C maven:com.shakebugs | https://status.shakebugs.com
    ShareFile | secure.sharefile.com *.sharefile.com *.sf-api.com | nuget:ShareFile.Api.Client | https://status.sharefile.com | allauth
    SherpaDesk | api.sherpadesk.com *.sherpadesk.com | | | kingfisher trufflehog
    Shipday | api.shipday.com *.shipday.com | npm:shipday pypi:shipday#C | | kingfisher trufflehog
    Shopmonkey | api.shopmonkey.cloud *.shopmonkey.cloud *.shopmonkey.io
    ShopVox | api.shopvox.com *.shopvox.com | | | nango
    ShowingTime | *.showingtime.com
    ShowMojo | *.showmojo.com
    Sierra Interactive | *.sierrainteractivedev.com *.sierrainteractive.com
    SignUpGenius | api.signupgenius.com *.signupgenius.com | | | kingfisher power trufflehog
    Sikka | api.sikkasoft.com *.sikkasoft.com
    Simplecast | api.simplecast.com *.simplecast.com | generic:env:SIMPLECAST_KEY#B
    Simplesat | api.simplesat.io *.simplesat.io | pypi:pysimplesat#C | | kingfisher trufflehog
    Simplicate | *.simplicate.nl *.simplicate.com *.simplicate.app
    SimplyBook.me | user-api.simplybook.me user-api-v2.simplybook.me *.simplybook.me
    Simpro | *.simprosuite.com | | | nango
    Sketchfab | sketchfab.com *.sketchfab.com | npm:sketchfab npm:node-sketchfab
    SkySlope | *.skyslope.com
    Skyward SIS | *.skyward.com
    Slab | api.slab.com *.slab.com | | https://slabstatus.com | nango
    Slido | *.slido.com *.sli.do | | https://status.slido.com | statusphere
    Slite | api.slite.com *.slite.com | pypi:pyslite#C | https://status.slite.com | w6w
    Smartcar | api.smartcar.com auth.smartcar.com *.smartcar.com | npm:smartcar npm:@smartcar/auth pypi:smartcar gem:smartcar maven:com.smartcar.sdk:java-sdk golang:github.com/smartcar/go-sdk | https://status.smartcar.com
    SmartHR | *.smarthr.jp | | | https://developer.smarthr.jp
    SmartSuite | app.smartsuite.com *.smartsuite.com | | https://status.smartsuite.com | https://developers.smartsuite.com w6w
    SmartSurvey | api.smartsurvey.io *.smartsurvey.io *.smartsurvey.co.uk
    Smily | www.bookingsync.com *.bookingsync.com | composer:bookingsync/oauth2-bookingsync-php#C gem:bookingsync-api gem:omniauth-bookingsync#C
    Smokeball | api.smokeball.com *.smokeball.com *.smokeball.com.au
    Sociabble | *.sociabble.com | | | power
    Socotra | api.sandbox.socotra.com *.socotra.com
    Softools | *.softools.net | | | power
    SolarEdge | monitoringapi.solaredge.com *.solaredge.com | pypi:solaredge#C pypi:solaredge-web#C pypi:aiosolaredge-one#C pypi:solaredgeha#C pypi:aiosolaredge#C | | power
    Sonar Software | *.sonar.software
    SOS Inventory | api.sosinventory.com *.sosinventory.com | | | power
    Spark Platform | sparkapi.com replication.sparkapi.com *.sparkapi.com | gem:spark_api | | https://sparkplatform.com/docs
    Splash | api.splashthat.com prod-api.splashthat.com *.splashthat.com
    Splitwise | secure.splitwise.com *.splitwise.com | | https://status.splitwise.com | nango
    Splynx | *.splynx.com *.splynx.app
    Spond | api.spond.com *.spond.com
    SportsEngine | api.sportsengine.com user.sportsengine.com *.sportsengine.com *.sportngin.com
    SpotHero | api.spothero.com *.spothero.com
    Springshare | lgapi-us.libapps.com *.libapps.com *.libcal.com *.libguides.com
    Stack Sports | *.stacksports.com
    Stackfield | *.stackfield.com | | | apprise
    Staffbase | *.staffbase.com *.staffbasestatic.com | | | power
    StaticForms | api.staticforms.xyz api.staticforms.dev *.staticforms.xyz *.staticforms.dev
    StayNTouch | *.stayntouch.com
    Stormboard | api.stormboard.com *.stormboard.com | | | kingfisher power trufflehog
    Streamline VRS | web.streamlinevrs.com *.streamlinevrs.com
    Streamtime | api.streamtime.net *.streamtime.net | | https://streamtime.statuspage.io | w6w
    Street.co.uk | street.co.uk *.street.co.uk
    Subsplash | core.subsplash.com *.subsplash.com | | https://status.subsplash.com | statusphere
    Superblocks | *.superblocks.com | npm:@superblocksteam/embed | | https://docs.superblocks.com
    Supernotes | api.supernotes.app *.supernotes.app | | | kingfisher trufflehog
    SuperSaaS | *.supersaas.com
    Surescripts | *.surescripts.net
    SurveyCTO | *.surveycto.com | pypi:pysurveycto | | meltano
    Swoogo | api.swoogo.com *.swoogo.com | | | nango
    Syncore | api.syncore.app *.syncore.app | | | nango
    Syncro | *.syncromsp.com
    SYSPRO | *.syspro.com
    Taiga | api.taiga.io *.taiga.io | pypi:python-taiga#B
    TakeShape | api.takeshape.io *.takeshape.io | npm:@takeshape/cli#G | | https://app.takeshape.io/docs
    Tallyfy | api.tallyfy.com *.tallyfy.com | pypi:tallyfy#C | | kingfisher power trufflehog
    Taskade | www.taskade.com *.taskade.com |  | https://taskade.statuspage.io
    Teachable | *.teachable.com | | https://www.teachablestatus.com
    TeamSnap | api.teamsnap.com auth.teamsnap.com *.teamsnap.com
    Teamwork | *.teamwork.com | pypi:tap-teamwork#C | https://status.teamwork.com | kingfisher nango trufflehog
    Tebra | webservice.kareo.com *.kareo.com *.tebra.com
    Tekion | *.tekion.com *.tekioncloud.com
    Tekmetric | shop.tekmetric.com sandbox.tekmetric.com *.tekmetric.com
    Tellescope | api.tellescope.com *.tellescope.com | npm:@tellescope/sdk npm:@tellescope/chat | | https://docs.tellescope.com
    Tempo | api.tempo.io *.tempo.io | pypi:airbyte-source-tempo#C | https://status.tempo.io | nango
    Tenant Turner | *.tenantturner.com
    Tenovi | api2.tenovi.com *.tenovi.com | | | https://tenovi.com/api-docs
    Tesla | *.teslamotors.com *.tesla.com *.vn.cloud.tesla.com | pypi:teslapy#C pypi:tesla-fleet-api#C pypi:teslajsonpy#C
    Tessitura Network | *.tessituranetwork.com *.tnhs.cloud
    Tettra | app.tettra.co *.tettra.co *.tettra.com | | https://status.tettra.co | statussy
    TheFork | *.thefork.com *.theforkmanager.com
    Ticketbud | api.ticketbud.com *.ticketbud.com | | | grant
    TicketSource | *.ticketsource.io *.ticketsource.co.uk
    TickTick | api.ticktick.com *.ticktick.com *.dida365.com | pypi:pyticktick#C pypi:dida365-api#C pypi:tickthon#C pypi:dida365#C | | nango
    Tilda | api.tildacdn.info *.tildacdn.com *.tilda.cc *.tilda.ws | composer:izica/laravel-tilda#C npm:tilda-client#C
    TimeCamp | app.timecamp.com *.timecamp.com | | | kingfisher trufflehog
    Timekit | api.timekit.io *.timekit.io | npm:timekit-sdk | | https://developers.timekit.io
    Timely | api.timelyapp.com *.timelyapp.com | pypi:airbyte-source-timely#C |  | grant nango
    Timify | *.timify.com | | | nango
    Tiny ERP | api.tiny.com.br *.tiny.com.br | | | https://tiny.com.br/api-docs
    Tiqets | api.tiqets.com *.tiqets.com
    Tithe.ly | tithe.ly *.tithe.ly *.tithely.com
    TMetric | app.tmetric.com *.tmetric.com | | | kingfisher trufflehog
    Toddle Education | *.toddleapp.com
    Tokeet | capi.tokeet.com *.tokeet.com | | | trufflehog
    Tookan | api.tookanapp.com *.tookanapp.com | | | https://docs.tookanapp.com
    Torii | api.toriihq.com *.toriihq.com | | | nango
    TOTVS | api.totvs.com.br *.totvs.com.br *.fluig.com | | | https://api.totvs.com.br
    TrackMan | *.trackmangolf.com *.trackman.com
    Traction Guest | *.tractionguest.com | | | power
    Tradify | *.tradifyhq.com *.tradify.io
    Trafft | *.trafft.com | | | nango
    TrainingPeaks | app.trainingpeaks.com *.trainingpeaks.com | | | allauth
    Traitify | api.traitify.com *.traitify.com | hex:traitify_elixir | | https://github.com/traitify/traitify_elixir
    Transistor | api.transistor.fm *.transistor.fm | pypi:transistorfm#C | https://status.transistor.fm
    Transporeon | api.transporeon.com xp.transporeon.com *.transporeon.com | | | nango
    TravelLine | partner.tlintegration.com *.tlintegration.com *.travelline.ru
    TravelPerk | api.travelperk.com app.travelperk.com *.travelperk.com | | | nango
    Travelport | api.travelport.com americas.universal-api.travelport.com emea.universal-api.travelport.com apac.universal-api.travelport.com *.travelport.com
    Traxo | *.traxo.com | | | grant
    Treatwell | *.treatwell.com *.treatwell.co.uk
    Tree-Nation | *.tree-nation.com | | | power
    Trimble | api.xchange.trimble.com *.trimble.com *.trimble-transportation.com *.trimblemaps.com singlesearch.alk.com *.alk.com | npm:@trimblemaps/trimblemaps-js pypi:trimble-id#C | | nango
    Tripadvisor | api.tripadvisor.com api.content.tripadvisor.com *.tripadvisor.com *.jscache.com *.tacdn.com | golang:github.com/mrbenosborne/tripadvisor-golang#C
    TripIt | api.tripit.com *.tripit.com | nuget:Owin.Security.Providers.TripIt#C | | grant
    Truepill | *.truepill.com
    TryBooking | *.trybooking.com
    TSheets | rest.tsheets.com *.tsheets.com | | | nango power
    Tulip | api.tulip.co *.tulip.co | | | power
    Turnitin | api.turnitin.com app-us.turnitin.com app-eu.turnitin.com *.turnitin.com | | | https://developers.turnitin.com
    Tyler Technologies | *.tylertech.com *.tylerhost.net
    Udemy | www.udemy.com *.udemy.com | pypi:pyudemy#C pypi:pydemy#C | https://status.udemy.com | power
    UiPath | cloud.uipath.com *.uipath.com | pypi:uipath pypi:uipath-langchain pypi:uipath-platform npm:@uipath/uipath-typescript npm:uipath-sdk npm:uipath-orchestrator#C npm:@uipath/robot pypi:uipath-langchain-client pypi:uipath-llm-client pypi:uipath-llamaindex#C pypi:uipathlib#C pypi:cpmf-uipath-extensions#C pypi:uipath-orchestrator-rest#C pypi:orch-api#C pypi:uipath-mcp pypi:uipath-runtime pypi:uipath-agent-framework pypi:uipath-claude-sdk pypi:uipath-google-adk pypi:uipath-openai-agents pypi:uipath-pydantic-ai | https://status.uipath.com | power
    Unanet | compass.cosential.com *.cosential.com | | | nango
    Universe | www.universe.com *.universe.com
    UpKeep CMMS | api.onupkeep.com *.onupkeep.com *.upkeep.com
    Uplisting | connect.uplisting.io *.uplisting.io
    Upvoty | *.upvoty.com | | | https://upvoty.com
    Upwork | www.upwork.com api.upwork.com *.upwork.com | pypi:python-upwork-oauth2 npm:@upwork/node-upwork-oauth2 npm:upwork-api npm:node-upwork pypi:upwork-fetcher#C | https://status.upwork.com | grant
    Uscreen | *.uscreen.tv *.uscreen.io | | https://status.uscreen.tv | w6w
    Userback | *.userback.io | npm:@userback/widget npm:@userback/react pub:userback_flutter#C
    Usersnap | *.usersnap.com | npm:@usersnap/browser
    Vagaro | api.vagaro.com *.vagaro.com
    Validic | api.validic.com api.v2.validic.com *.validic.com | cocoapods:ValidicMobile#C | | https://docs.validic.com
    vAuto | *.vauto.com
    Vend | *.vendhq.com | composer:wheniwork/oauth2-vend#C |  | grant
    Ventrata | api.ventrata.com *.ventrata.com
    Veracross | api.veracross.com accounts.veracross.com *.veracross.com
    Veradigm | *.allscripts.com *.veradigm.com
    Verizon Connect | *.fleetmatics.com
    Vetspire | *.vetspire.com | | https://status.vetspire.com | statusphere
    Viator | api.viator.com api.sandbox.viator.com *.viator.com | | | https://docs.viator.com
    Virtuagym | api.virtuagym.com *.virtuagym.com
    virtualQ | api.virtualq.tech *.virtualq.tech *.virtualq.io
    Visma eAccounting | eaccountingapi.vismaonline.com *.vismaonline.com | | | https://eaccountingapi.vismaonline.com
    Vtiger | *.vtiger.com *.od2.vtiger.com
    Wahoo | api.wahooligan.com *.wahooligan.com | | | allauth
    WakaTime | api.wakatime.com *.wakatime.com | npm:wakatime#C pypi:wakapi#C githubactions:anmol098/waka-readme-stats#G githubactions:athul/waka-readme#G | https://status.wakatime.com | nango pocketbase w6w
    Watershed | *.watershedclimate.com
    Waystar | *.waystar.com
    Weave Communications | *.getweave.com
    WebinarJam | api.webinarjam.com *.webinarjam.com | | https://status.webinarjam.com | nango w6w
    Weekdone | *.weekdone.com | | | grant
    Wellhub | *.wellhub.com *.gympass.com
    WeTransfer | dev.wetransfer.com *.wetransfer.com *.wetransfer.net | npm:@wetransfer/js-sdk | https://wetransfer.statuspage.io | https://developers.wetransfer.com stts
    Whimsical | *.whimsical.com | | https://status.whimsical.com
    Wialon | hst-api.wialon.com *.wialon.com
    Wiseagent | sync.thewiseagent.com *.thewiseagent.com | | | nango
    Wodify | api.wodify.com *.wodify.com
    Wonde | api.wonde.com *.wonde.com
    WordLift | api.wordlift.io *.wordlift.io | pypi:llama-index-readers-wordlift#C pypi:llama-index-vector-stores-wordlift#C |  | power
    Workfront | *.workfront.com | npm:workfront-api | | nango
    Workiz | api.workiz.com *.workiz.com | | https://workiz.statuspage.io | w6w
    Worksnaps | api.worksnaps.com *.worksnaps.com | | | kingfisher trufflehog
    Workspace ONE UEM | *.awmdm.com *.airwatchportals.com
    WorkSpan | *.workspan.com | | | power
    Workstack | app.workstack.io *.workstack.io | | | kingfisher trufflehog
    WorkWave | wwrm.workwave.com *.workwave.com | | | https://wwrm.workwave.com/api
    Xaman | oauth2.xumm.app *.xumm.app *.xaman.app | npm:xumm-sdk npm:xumm npm:xumm-oauth2-pkce npm:xumm-xapp-sdk nuget:AspNet.Security.OAuth.Xumm#C
    Xing | api.xing.com *.xing.com | composer:socialiteproviders/xing#C pypi:xingpyc#C nuget:Owin.Security.Providers.Xing#C | | grant
    Xola | xola.com sandbox.xola.com *.xola.com
    Yammer | *.yammer.com | composer:socialiteproviders/yammer#C nuget:Owin.Security.Providers.Yammer#C | | goth grant socialite
    Yandex 360 | api360.yandex.net pddimp.yandex.ru *.api360.yandex.net | pypi:yandex-360#C
    YCLIENTS | api.yclients.com *.yclients.com | | | https://developers.yclients.com
    YNAB | api.youneedabudget.com *.youneedabudget.com api.ynab.com *.ynab.com | composer:socialiteproviders/ynab#C golang:github.com/brunomvsouza/ynab.go#C npm:ynab pypi:ynab pypi:ynab-py#C pypi:pyynab#C pypi:asyncio-for-ynab#C pypi:uynab#C | https://ynabstatus.com | kingfisher power socialite trufflehog
    YouCanBookMe | api.youcanbook.me *.youcanbook.me | | | nango
    YouTrack | *.youtrack.cloud *.myjetbrains.com
    Zellis | *.zellis.com | | | power
    Zenduty | www.zenduty.com *.zenduty.com | npm:zenduty-sdk | https://status.zenduty.com
    ZenHub | api.zenhub.com *.zenhub.com
    Zenkit | base.zenkit.com *.zenkit.com | pypi:zenkit#C | | kingfisher trufflehog
    Zenler | *.newzenler.com | | | power
    Zenoti | api.zenoti.com *.zenoti.com | | https://status.zenoti.com | openapis statusphere
    ZipBooks | api.zipbooks.com *.zipbooks.com | | | trufflehog
    Zluri | api-ext.zluri.com *.zluri.com
    Zocdoc | *.zocdoc.com
    Zonar | *.zonarsystems.net *.zonarsystems.com
    Zoopla | realtime-listings-api.webservices.zpg.co.uk api.zoopla.co.uk *.zpg.co.uk *.zoopla.co.uk
    Zotero | www.zotero.org api.zotero.org *.zotero.org | pypi:pyzotero#C npm:zotero-api-client pypi:zoteroapi#C
    Zube | zube.io *.zube.io
    Zuddl | *.zuddl.com
    Zus Health | api.zusapi.com api.sandbox.zusapi.com *.zusapi.com *.zushealth.com | | https://docs.zushealth.com
`;
