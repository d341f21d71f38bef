/** Vendors of the category `data` in one line each; see `brief-vendors.ts`. */
export const data = `
    1Fichier | 1fichier.com api.1fichier.com *.1fichier.com
    4EVERLAND | endpoint.4everland.co api.4everland.dev *.4everland.org *.4everland.co
    Adafruit IO | io.adafruit.com *.adafruit.com | pypi:adafruit-io gem:adafruit-io npm:adafruit-io | | kingfisher trufflehog
    Adzuna | api.adzuna.com *.adzuna.com | | | trufflehog
    AgroMonitoring | api.agromonitoring.com *.agromonitoring.com | | | https://agromonitoring.com/api
    AirDNA | *.airdna.co
    Airlabs | *.airlabs.co | | | power
    Airly | *.airly.eu *.airly.org | | | power
    AirVisual | api.airvisual.com *.airvisual.com | | | power trufflehog
    Alation | *.alationcloud.com | pypi:allie-sdk#C pypi:alation-ai-agent-sdk pypi:alation-ai-agent-mcp pypi:alation-ai-agent-langchain pypi:alation-data-quality-sdk | | https://developer.alation.com
    Aletheia | api.aletheiaapi.com *.aletheiaapi.com | pypi:aletheiapy#C | | power trufflehog
    Allium | api.allium.so *.allium.so | | | ingestr
    AllSportsAPI | apiv2.allsportsapi.com *.allsportsapi.com | | | trufflehog
    Ambee | api.ambeedata.com *.ambeedata.com | | | power segment trufflehog
    Annict | api.annict.com *.annict.com | | | https://developers.annict.com
    Anomalo | *.anomalo.com | pypi:anomalo
    API CPF/CNPJ | api.cpfcnpj.com.br *.cpfcnpj.com.br
    API Ninjas | api.api-ninjas.com *.api-ninjas.com
    API-Football | *.api-sports.io *.api-football.com | npm:api-football#C npm:@sudobility/sports_api_client#C
    API2PDF | v2.api2pdf.com *.api2pdf.com | npm:api2pdf pypi:api2pdf
    APIFreaks | api.apifreaks.com *.apifreaks.com | pypi:apifreaks | | misp
    APITemplate.io | api.apitemplate.io rest.apitemplate.io *.apitemplate.io | | | dify kingfisher power trufflehog
    Aramex | *.aramex.com *.aramex.net | pypi:karrio-aramex#C
    Arango Managed Platform | cloud.arangodb.com *.arangodb.cloud
    Arcadia | api.arcadia.com sandbox.api.arcadia.com
    Artie | api.artie.com *.artie.com | terraform:artie-labs/artie#G
    Artsy | api.artsy.net *.artsy.net | | | trufflehog
    Astronomer | api.astronomer.io *.astronomer.io | npm:astronomer terraform:astronomer/astro#G generic:circleci/astronomer/*#G pypi:astronomer-starship#G githubactions:astronomer/*#G docker:quay.io/astronomer/astro-runtime#G docker:astrocrpublic.azurecr.io/runtime#G | https://status.astronomer.io |
    athenahealth | api.platform.athenahealth.com *.athenahealth.com | | | nango
    Atlan | *.atlan.com | pypi:pyatlan pypi:atlan-application-sdk#C pypi:atlan-application-sdk-api#C | https://status.atlan.com | https://developer.atlan.com
    Attom | api.gateway.attomdata.com api.developer.attomdata.com *.attomdata.com | | | https://api.developer.attomdata.com/docs
    Audnexus | api.audnex.us *.audnex.us | | | https://audnex.us
    Auravant | api.auravant.com *.auravant.com
    Australia Post | *.auspost.com.au | pypi:karrio-australiapost#C
    Auto Trader UK | api.autotrader.co.uk api-sandbox.autotrader.co.uk *.autotrader.co.uk
    Autodesk | developer.api.autodesk.com *.autodesk.com | npm:forge-apis npm:@aps_sdk/authentication npm:@aps_sdk/oss npm:@aps_sdk/data-management npm:@aps_sdk/model-derivative nuget:Autodesk.Forge nuget:Autodesk.Authentication pypi:aps-toolkit#C composer:socialiteproviders/autodeskaps#C composer:socialiteproviders/autodesk-aps#C npm:forge-server-utils#C npm:ng2-adsk-forge-viewer#C npm:forma-embedded-view-sdk npm:@aps_sdk/construction-account-admin npm:@aps_sdk/construction-issues pypi:aps-automation-sdk#C pypi:acc-sdk#C pypi:sg-python-api#C nuget:Autodesk.Forge.DesignAutomation pypi:autodesk-platform-sdk#C | https://health.autodesk.com | grant nango socialite trufflehog
    Availity | api.availity.com *.availity.com | | | nango
    aviationstack | api.aviationstack.com *.aviationstack.com | pypi:aviation-stack-api#C pypi:aviation-stack-sdk#C pypi:aviationstackserversdk#C | | kingfisher power trufflehog
    Avinor | asrv.avinor.no *.avinor.no
    Axesso | api.axesso.de *.axesso.de | | | openapis
    balldontlie | api.balldontlie.io *.balldontlie.io | npm:@balldontlie/sdk pypi:balldontlie
    Bangumi | api.bgm.tv next.bgm.tv bgm.tv bangumi.tv *.bgm.tv *.bangumi.tv | pypi:bangumi-tv#C | | https://bangumi.github.io/api
    BaseHub | api.basehub.com *.basehub.com | npm:basehub
    BaseSpace | api.basespace.illumina.com *.basespace.illumina.com *.illumina.com
    Battle.net | *.blizzard.com oauth.battle.net us.battle.net eu.battle.net *.battle.net *.battlenet.com.cn | composer:socialiteproviders/battlenet#C composer:depotwarehouse/oauth2-bnet#C composer:tpavlek/oauth2-bnet#C npm:battlenet-api#C npm:blizzard-api#C npm:blizzard.js#C nuget:Owin.Security.Providers.BattleNet#C | | goth nango socialite
    Bauplan | *.bauplanlabs.com | pypi:bauplan
    BazQux Reader | bazqux.com www.bazqux.com | | | https://github.com/bazqux/bazqux-api
    Benchling | *.benchling.com | pypi:benchling-sdk pypi:benchling-api-client pypi:mgtx-benchling-wrapper#C
    BestTime | *.besttime.app | | | kingfisher trufflehog
    Bigdata.com | api.bigdata.com *.bigdata.com | pypi:bigdata-client pypi:bigdata-research-tools | | https://docs.bigdata.com
    BigDataCorp | plataforma.bigdatacorp.com.br *.bigdatacorp.com.br
    Bigeye | app.bigeye.com staging.bigeye.com *.bigeye.com | pypi:bigeye-sdk pypi:bigeye-airflow#C | | https://docs.bigeye.com
    Blogger | blogger.googleapis.com | gem:google-apis-blogger_v3 npm:@googleapis/blogger maven:com.google.apis:google-api-services-blogger nuget:Google.Apis.Blogger.v3 pypi:bloggerkit#C
    BoardReader | boardreader.com api.boardreader.com *.boardreader.com | | | searxng
    Bonsai | *.bonsai.io *.bonsaisearch.net | gem:bonsai-elasticsearch-rails generic:addon:bonsai#B | https://status.bonsai.io |
    bpost | *.bpost.be | pypi:karrio-bpost#C pypi:bpost-address-validator#C
    Brandfetch | api.brandfetch.io *.brandfetch.io *.brandfetch.com | | https://status.brandfetch.io | kingfisher sim trufflehog
    Bridge Interactive | api.bridgedataoutput.com *.bridgedataoutput.com | | | https://bridgedataoutput.com/docs
    Bring | *.bring.com | pypi:bring-api#C
    Browshot | api.browshot.com *.browshot.com | npm:browshot#C | | kingfisher trufflehog
    Bruin Cloud | cloud.getbruin.com *.getbruin.com | | | ingestr
    Bureau of Labor Statistics | api.bls.gov *.bls.gov | pypi:openbb-bls#C |  | meltano
    Buzzsprout | www.buzzsprout.com *.buzzsprout.com | | | https://github.com/Buzzsprout/buzzsprout-api
    Caiyun | api.caiyunapp.com api.interpreter.caiyunai.com *.caiyunapp.com *.caiyunai.com | | | https://docs.caiyunapp.com
    Calendarific | *.calendarific.com | npm:calendarific hex:calendarific#C | | kingfisher power trufflehog
    CalorieNinjas | api.calorieninjas.com *.calorieninjas.com | | | kingfisher trufflehog
    Canada Post | *.canadapost.ca *.canadapost-postescanada.ca *.postescanada-canadapost.ca | pypi:karrio-canadapost#C maven:com.shopizer:shipping-canadapost-spring-boot-starter#C
    Canvas Medical | *.canvasmedical.com |  | https://status.canvasmedical.com
    Captain Data | api.captaindata.co *.captaindata.co api.captaindata.com *.captaindata.com | pypi:airbyte-source-captain-data#C | | trufflehog
    Carbon Intensity | api.carbonintensity.org.uk *.carbonintensity.org.uk | pypi:carbon-intensity-uk#C pypi:aioukcarbon#C pypi:uk-grid-intensity#C | | power
    Carbon Interface | www.carboninterface.com *.carboninterface.com | | | kingfisher trufflehog
    Carequality | *.carequality.org | | | https://carequality.org
    CARFAX | *.carfax.com *.carfax.eu *.carfax.ca
    CarsXE | api.carsxe.com *.carsxe.com | npm:carsxe-api | | power
    Caruso | *.caruso-dataplace.com
    Chalk | api.chalk.ai *.chalk.ai | pypi:chalkpy
    Change Healthcare | apis.changehealthcare.com *.changehealthcare.com
    Chrome Enterprise | chromepolicy.googleapis.com chromemanagement.googleapis.com versionhistory.googleapis.com verifiedaccess.googleapis.com | gem:google-apis-chromepolicy_v1 npm:@googleapis/chromepolicy maven:com.google.apis:google-api-services-chromepolicy gem:google-apis-chromemanagement_v1 npm:@googleapis/chromemanagement maven:com.google.apis:google-api-services-chromemanagement gem:google-apis-verifiedaccess_v1 npm:@googleapis/verifiedaccess
    Cian | public-api.cian.ru api.cian.ru *.cian.ru | pypi:airflow-provider-cian#C | | https://public-api.cian.ru
    Cicero | *.cicerodata.com cicero.azavea.com | | | kingfisher trufflehog
    Citymapper | *.citymapper.com | npm:@citymapper/api | | power
    Clarify | api.clarify.io *.clarify.io | golang:github.com/clarify/clarify-go pypi:pyclarify
    ClearML | api.clear.ml app.clear.ml files.clear.ml *.clear.ml | pypi:clearml#F pypi:clearml-agent#F | | https://clear.ml/docs
    ClinicalTrials.gov | clinicaltrials.gov *.clinicaltrials.gov | pypi:tap-clinicaltrials#C pypi:clinical-trials-gov#C pypi:ctgov#C pypi:pycli-trials#C pypi:pytrials-v2#C pypi:clinicaltrials-interact#C pypi:pyctrials#C pypi:pytrials#C | | meltano
    Cloverly | api.cloverly.com *.cloverly.com | | | kingfisher power trufflehog
    Collibra | *.collibra.com | pypi:collibra-* | | https://developer.collibra.com
    Combot Anti-Spam | api.cas.chat *.cas.chat | | | https://cas.chat/api
    Comic Vine | comicvine.gamespot.com | pypi:comicvine-api#C
    Comick | api.comick.fun *.comick.fun | | | https://api.comick.fun/docs
    CommonWell | *.commonwellalliance.lkopera.com *.commonwellalliance.org | | | https://specification.commonwellalliance.org
    Conversion Tools | api.conversiontools.io *.conversiontools.io | pypi:conversiontools#C | | kingfisher trufflehog
    Coresignal | api.coresignal.com *.coresignal.com | | | https://docs.coresignal.com
    COROS | open.coros.com *.coros.com | | | nango
    Correios | *.correios.com.br | npm:correios.js#C hex:correios_cep npm:correios-brasil#C gem:correios-cep#C gem:correios-frete#C
    Countrylayer | api.countrylayer.com *.countrylayer.com | | | kingfisher trufflehog
    CraftMyPDF | api.craftmypdf.com *.craftmypdf.com | | | kingfisher power trufflehog
    CrateDB Cloud | *.cratedb.net console.cratedb.cloud *.cratedb.cloud
    Crawlbase | api.proxycrawl.com *.proxycrawl.com api.crawlbase.com *.crawlbase.com | pypi:langchain-crawlbase#C npm:crawlbase npm:proxycrawl#C | | kingfisher trufflehog
    CrazySERP | crazyserp.com *.crazyserp.com | | | https://github.com/towfiqi/serpbear
    Cropwise Operations | operations.cropwise.com *.cropio.com *.cropwise.com
    Cube Cloud | *.cubecloudapp.dev *.cubecloud.dev | npm:@cubejs-client/core#B npm:@cubejs-client/react#B npm:@cubejs-client/ngx#B | https://status.cubecloud.dev
    Currents API | api.currentsapi.services *.currentsapi.services | pypi:currentsapi | | kingfisher trufflehog
    DaData | suggestions.dadata.ru cleaner.dadata.ru dadata.ru *.dadata.ru | pypi:dadata npm:dadata#C npm:react-dadata#C npm:react-dadata-box#C npm:dadata-suggestions#C npm:vue-dadata-3#C npm:suggestions-jquery#C pub:dadata_suggestions#C | | https://dadata.ru/api
    DanDanPlay | api.dandanplay.net *.dandanplay.net | | | https://api.dandanplay.net/swagger/index.html
    data.world | api.data.world *.data.world | pypi:datadotworld | https://status.data.world | meltano
    Data8 | webservices.data-8.co.uk *.data-8.co.uk | | | power
    Databend Cloud | *.databend.com | cargo:databend-client#F cargo:databend-driver#F pypi:databend-driver#F
    Dataflow Kit | api.dataflowkit.com *.dataflowkit.com | | | openapis
    Datafold | app.datafold.com *.datafold.com | pypi:datafold-sdk githubactions:datafold/*#G | https://status.datafold.com | https://docs.datafold.com
    Datamuse | api.datamuse.com *.datamuse.com | pypi:datamuse#C | | power
    Datawrapper | api.datawrapper.de *.datawrapper.de *.datawrapper.dwcdn.net *.dwcdn.net | pypi:datawrapper#C
    Dealroom | api.dealroom.co *.dealroom.co
    Decodo | scraper-api.decodo.com *.decodo.com *.smartproxy.com | | | https://help.decodo.com
    Deepnote | api.deepnote.com deepnote.com *.deepnote.com | | | https://deepnote.com/docs
    Delhivery | *.delhivery.com
    DiceBear | api.dicebear.com *.dicebear.com | | | power
    Diffchecker | api.diffchecker.com *.diffchecker.com | npm:diffchecker#C | | power
    Diggernaut | www.diggernaut.com *.diggernaut.com | | | kingfisher trufflehog
    Digi Storage | storage.rcs-rds.ro
    Direct Data | apiv3.directd.com.br *.directd.com.br
    DNAnexus | api.dnanexus.com *.dnanexus.com
    Docparser | api.docparser.com *.docparser.com | | https://status.docparser.com | kingfisher trufflehog w6w
    Documo | api.documo.com *.documo.com | | https://status.documo.com | kingfisher trufflehog
    DPD | *.dpd.nl *.dpd.be *.dpd.fr *.dpd.com.pl *.dpdlocal.co.uk *.dpd.com *.dpd.co.uk *.dpd.de | hex:dpd_client pypi:karrio-dpd#C pypi:karrio-dpd-meta#C
    DrChrono | app.drchrono.com *.drchrono.com | | https://status.drchrono.com | nango
    Dremio Cloud | api.dremio.cloud api.eu.dremio.cloud sql.dremio.cloud data.dremio.cloud *.dremio.cloud
    Drime | app.drime.cloud *.drime.cloud | pypi:drime#C pypi:drime-s3#C
    DuckDuckGo | api.duckduckgo.com duckduckgo.com *.duckduckgo.com | pypi:duckduckgo-search#C pypi:ddgs#D npm:duck-duck-scrape#C npm:duckduckgo-images-api#C npm:duckduckgo-search#C npm:duckduckgo-mcp-server#C npm:@mudbill/duckduckgo-images-api#C npm:ddgs#C pypi:p2d-duck#C pypi:duck-chat-api#C pypi:asyncddgs#C pypi:pyduckchat#C pypi:duck-chat#C pypi:duckduckgo-search-api#C pypi:web-forager#C maven:dev.langchain4j:langchain4j-community-web-search-engine-duckduckgo#C pypi:duckduckgo-mcp#C pypi:duckduckgo-mcp-server#C | | spiderfoot
    Eagle Eye Networks | *.eagleeyenetworks.com | pypi:eensdk-python#C | | kingfisher trufflehog
    EagleView | *.eagleview.com
    EAN-Search | *.ean-search.org | pypi:eansearch#C | | mcp
    EBSCO | eds-api.ebscohost.com *.ebscohost.com *.ebsco.io *.ebsco.com
    Ecobee | api.ecobee.com *.ecobee.com | pypi:pyecobee#C
    EcoStruxure IT | api.ecostruxureit.com *.ecostruxureit.com | | https://status.ecostruxureit.com | kingfisher trufflehog
    Edmunds | api.edmunds.com *.edmunds.com
    Elation Health | *.elationemr.com | | https://elation.status.io
    Electric Cloud | api.electric-sql.cloud *.electric-sql.cloud | |  | https://electric-sql.com/docs
    Embedly | api.embed.ly cdn.embedly.com *.embed.ly *.embedly.com | npm:embedly gem:embedly pypi:Embedly
    Enigma | api.enigma.com *.enigma.com | | | kingfisher trufflehog
    Envio | *.envio.dev *.hypersync.xyz *.hyperquery.xyz | npm:@envio-dev/hypersync-client npm:@envio-dev/hyperfuel-client pypi:hypersync | | https://docs.envio.dev
    Epic Games | api.epicgames.dev *.epicgames.dev *.epicgames.com | composer:socialiteproviders/epicgames#C composer:socialiteproviders/epic-games#C composer:mrpropre/oauth2-epicgames#C npm:fnbr#C pypi:epicstore-api-additions#C pypi:epicstore-api#C pypi:egs-api-py#C | https://status.epicgames.com | nango socialite
    Escavador | api.escavador.com *.escavador.com | pypi:escavador | | https://api.escavador.com/docs
    Estated | apis.estated.com *.estated.com | | | https://estated.com/developers/docs
    Estuary | api.estuary.dev *.estuary.dev | | | https://docs.estuary.dev
    Event Registry | eventregistry.org newsapi.ai analytics.eventregistry.org *.eventregistry.org *.newsapi.ai | pypi:eventregistry npm:eventregistry | | https://newsapi.ai/documentation
    Evri | *.evri.com
    ExaVault | *.exavault.com | | | openapis
    ExtractorAPI | *.extractorapi.com | | | kingfisher trufflehog
    Fanart.tv | webservice.fanart.tv *.fanart.tv | npm:fanart-api#C
    FatSecret | *.fatsecret.com | npm:fatsecret#C pypi:fatsecret#C pypi:pyfatsecret#C cocoapods:FatSecretSwift#C
    FDA | api.fda.gov | | | power
    Feedbin | api.feedbin.com extract.feedbin.com *.feedbin.com | | | https://github.com/feedbin/feedbin-api
    FetchRSS | *.fetchrss.com | | | kingfisher trufflehog
    file.io | *.file.io | | | kingfisher power trufflehog
    Filebase | s3.filebase.com api.filebase.io *.filebase.com *.filebase.io | npm:@filebase/sdk npm:@filebase/client | https://status.filebase.com
    FileJump | drive.filejump.com *.filejump.com | | | https://github.com/duplicati/duplicati
    FileLu | filelu.com *.filelu.com
    Filen | gateway.filen.io *.filen.io | golang:github.com/FilenCloudDienste/filen-sdk-go npm:@filen/sdk
    Files.com | app.files.com *.files.com | golang:github.com/Files-com/files-sdk-go npm:files.com pypi:Files.com gem:Files.com terraform:files-com/files#G | https://status.files.com
    Firebolt | api.app.firebolt.io id.app.firebolt.io *.firebolt.io | pypi:firebolt-sdk npm:firebolt-sdk npm:@firebolt-js/sdk npm:@firebolt-js/manage-sdk pypi:dbt-firebolt | https://status.firebolt.io
    Flaticon | api.flaticon.com cdn-icons-png.flaticon.com *.flaticon.com | | | https://developer.flaticon.com
    Flexpa | api.flexpa.com *.flexpa.com
    Flickr | api.flickr.com www.flickr.com *.flickr.com *.staticflickr.com | npm:flickr-sdk pypi:flickrapi#C gem:flickraw#C gem:flickr#C gem:omniauth-flickr#C composer:socialiteproviders/flickr#C nuget:Owin.Security.Providers.Flickr#C cocoapods:FlickrKit#C | https://status.flickr.net | grant kingfisher trufflehog
    FlightAPI | api.flightapi.io *.flightapi.io | | | kingfisher trufflehog
    FlightAware | aeroapi.flightaware.com *.flightaware.com
    FlightStats | api.flightstats.com *.flightstats.com | | | trufflehog
    Flying Sphinx | *.flying-sphinx.com | gem:flying-sphinx | https://status.flying-sphinx.com | https://github.com/sharetribe/sharetribe statusphere
    Football-Data.org | api.football-data.org *.football-data.org | npm:football-data#C npm:football-data-node#C npm:football-data-sdk#C npm:node-football-data#C pypi:football-api#C pypi:pyfootballdata#C
    FourKites | *.fourkites.com | | https://status.fourkites.com
    Framapic | framapic.org | | | https://github.com/hackmdio/codimd
    Frame.io | api.frame.io *.frame.io | npm:frameio-client pypi:frameioclient pypi:elements-frameioclient#C | https://status.frame.io | kingfisher trufflehog
    Garmin | apis.garmin.com connectapi.garmin.com *.garmin.com | pypi:garminconnect#C pypi:garth#C npm:garmin-connect#C composer:socialiteproviders/garminconnect#C composer:socialiteproviders/garmin-connect#C pypi:ha-garmin#C pypi:aiogarmin#C pypi:pygarmin#C pypi:aio-garmin-personal#C pypi:garmin-connect-personal-api-python#C pypi:gcpapi-sync#C pypi:garmin-training-toolkit-sdk#C pypi:garminconnect-uv#C pypi:garmy#C | https://connect.garmin.com/status/ | grant nango
    GBIF | api.gbif.org *.gbif.org | pypi:pygbif gem:gbifrb pypi:ckanext-gbif#C pypi:anhaltai-gbif-downloader#C
    Genderize | api.genderize.io *.genderize.io api.agify.io *.agify.io api.nationalize.io *.nationalize.io | pypi:genderize#C npm:genderize#C | | power
    Geocode.xyz | *.geocode.xyz | | | kingfisher trufflehog
    Geocodify | api.geocodify.com *.geocodify.com | | | kingfisher trufflehog
    Geocodio | api.geocod.io *.geocod.io | pypi:pygeocodio#C npm:geocodio#C gem:geocodio-gem#C | https://status.geocod.io | trufflehog
    GeoIPs | api.geoips.com *.geoips.com | | | geocoderphp
    Geonode | proxy.geonode.io *.geonode.io *.geonode.com
    GLEIF | api.gleif.org *.gleif.org | pypi:pygleif#C pypi:lei-enricher#C |  | spiderfoot
    Globalping | *.globalping.io *.globalping.dev api.globalping.io | npm:globalping |  | mcp
    GLS | *.gls.nl api-shipping.gls.de *.gls-group.eu *.gls-group.com *.gls-group.net | pypi:karrio-gls#C
    Gofile | api.gofile.io upload.gofile.io *.gofile.io | pypi:gofilepy-api#C pypi:gofile2#C
    GoFlightLabs | www.goflightlabs.com *.goflightlabs.com | | | kingfisher trufflehog
    Goldsky | api.goldsky.com *.goldsky.com *.goldsky.io | npm:@goldskycom/cli#G | https://status.goldsky.com | https://docs.goldsky.com
    goo Lab | labs.goo.ne.jp *.goo.ne.jp | | | https://labs.goo.ne.jp
    GoodData | *.cloud.gooddata.com *.gooddata.com | npm:@gooddata/sdk-ui-all npm:@gooddata/sdk-backend-tiger pypi:gooddata-sdk pypi:gooddata-api-client npm:gooddata npm:@gooddata/gooddata-js npm:@gooddata/api-client-bear npm:@gooddata/api-client-tiger npm:@gooddata/sdk-backend-bear npm:@gooddata/sdk-backend-base#B | | https://www.gooddata.com/docs
    GoodRx | api.goodrx.com *.goodrx.com
    Google Ad Manager | *.googlesyndication.com *.googleadservices.com *.googletagservices.com admob.googleapis.com adsense.googleapis.com authorizedbuyersmarketplace.googleapis.com realtimebidding.googleapis.com adexchangebuyer2.googleapis.com adsenseplatform.googleapis.com admanager.googleapis.com | pub:google_mobile_ads cocoapods:Google-Mobile-Ads-SDK maven:com.google.android.gms:play-services-ads npm:react-native-google-mobile-ads gem:google-apis-admob_v1 npm:@googleapis/admob maven:com.google.apis:google-api-services-admob nuget:Google.Apis.AdMob.v1 gem:google-apis-adsense_v2 npm:@googleapis/adsense maven:com.google.apis:google-api-services-adsense nuget:Google.Apis.Adsense.v2 gem:google-apis-authorizedbuyersmarketplace_v1 npm:@googleapis/authorizedbuyersmarketplace gem:google-apis-realtimebidding_v1 npm:@googleapis/realtimebidding maven:com.google.apis:google-api-services-realtimebidding npm:@google-ads/admanager npm:expo-ads-admob#C npm:@capacitor-community/admob#C pypi:pyadmanager#C nuget:Xamarin.GooglePlayServices.Ads#C nuget:Xamarin.Google.iOS.MobileAds#C maven:com.google.android.libraries.ads.mobile.sdk:ads-mobile-sdk maven:com.google.ads.interactivemedia.v3:interactivemedia hex:google_api_ad_exchange_buyer#C hex:google_api_ad_exchange_seller#C hex:google_api_ad_mob#C hex:google_api_ad_sense#C hex:google_api_ad_sense_host#C hex:google_api_ad_sense_platform#C cargo:google-adsense2#C cargo:google-admob1#C cocoapods:AppLovinMediationGoogleAdManagerAdapter cocoapods:AppLovinMediationGoogleAdapter cocoapods:GoogleUserMessagingPlatform cocoapods:google_mobile_ads cocoapods:gma_mediation_applovin swift:github.com/googleads/swift-package-manager-google-mobile-ads swift:github.com/googleads/swift-package-manager-google-user-messaging-platform cocoapods:GoogleAds-IMA-iOS-SDK cocoapods:GoogleAds-IMA-tvOS-SDK pub:admob_flutter#C pub:firebase_admob pub:interactive_media_ads cocoapods:RNGoogleMobileAds#C nuget:Plugin.MauiMTAdmob#C nuget:MarcTron.Admob#C swift:github.com/googleads/swift-package-manager-google-interactive-media-ads-ios swift:github.com/googleads/swift-package-manager-google-interactive-media-ads-tvos swift:github.com/googleads/googleads-mobile-ios-mediation maven:com.google.android.ump:user-messaging-platform maven:com.google.android.gms:play-services-ads-lite maven:com.google.android.gms:play-services-ads-identifier | https://ads.google.com/status/publisher | csp w6w
    Google Books | books.googleapis.com | gem:google-apis-books_v1 npm:@googleapis/books maven:com.google.apis:google-api-services-books nuget:Google.Apis.Books.v1 hex:google_api_books#C cargo:google-books1#C
    Google Business Profile | mybusinessbusinessinformation.googleapis.com mybusinessaccountmanagement.googleapis.com mybusinessplaceactions.googleapis.com mybusinessnotifications.googleapis.com mybusinessverifications.googleapis.com mybusinessqanda.googleapis.com mybusinesslodging.googleapis.com mybusiness.googleapis.com businessprofileperformance.googleapis.com | gem:google-apis-mybusinessbusinessinformation_v1 npm:@googleapis/mybusinessbusinessinformation maven:com.google.apis:google-api-services-mybusinessbusinessinformation gem:google-apis-mybusinessaccountmanagement_v1 npm:@googleapis/mybusinessaccountmanagement maven:com.google.apis:google-api-services-mybusinessaccountmanagement gem:google-apis-mybusinessplaceactions_v1 npm:@googleapis/mybusinessplaceactions gem:google-apis-mybusinessnotifications_v1 npm:@googleapis/mybusinessnotifications gem:google-apis-mybusinessverifications_v1 npm:@googleapis/mybusinessverifications gem:google-apis-mybusinessqanda_v1 npm:@googleapis/mybusinessqanda gem:google-apis-mybusinesslodging_v1 npm:@googleapis/mybusinesslodging gem:google-apis-businessprofileperformance_v1 npm:@googleapis/businessprofileperformance maven:com.google.apis:google-api-services-businessprofileperformance pypi:google-reviews-client#C hex:google_api_business_profile_performance#C hex:google_api_my_business_account_management#C hex:google_api_my_business_business_calls#C hex:google_api_my_business_business_information#C hex:google_api_my_business_lodging#C hex:google_api_my_business_notifications#C hex:google_api_my_business_place_actions#C hex:google_api_my_business_q_and_a#C hex:google_api_my_business_verifications#C
    Google Civic Information | civicinfo.googleapis.com | gem:google-apis-civicinfo_v2 npm:@googleapis/civicinfo maven:com.google.apis:google-api-services-civicinfo nuget:Google.Apis.CivicInfo.v2 hex:google_api_civic_info#C cargo:google-civicinfo2#C
    Google Fit | fitness.googleapis.com | gem:google-apis-fitness_v1 npm:@googleapis/fitness maven:com.google.apis:google-api-services-fitness nuget:Google.Apis.Fitness.v1 hex:google_api_fitness#C cargo:google-fitness1#C maven:com.google.android.gms:play-services-fitness
    Google Home | homegraph.googleapis.com smartdevicemanagement.googleapis.com | gem:google-apis-homegraph_v1 npm:@googleapis/homegraph maven:com.google.apis:google-api-services-homegraph nuget:Google.Apis.HomeGraphService.v1 gem:google-apis-smartdevicemanagement_v1 npm:@googleapis/smartdevicemanagement maven:com.google.apis:google-api-services-smartdevicemanagement npm:google-notify#C pypi:ghome-foyer-api#C pypi:google-nest-sdm#C pypi:gassist-text#C hex:google_api_home_graph#C
    Google Merchant Center | shoppingcontent.googleapis.com merchantapi.googleapis.com | gem:google-apis-content_v2_1 npm:@googleapis/content maven:com.google.apis:google-api-services-content nuget:Google.Apis.ShoppingContent.v2_1 gem:google-apis-merchantapi_accounts_v1beta npm:@googleapis/merchantapi npm:@google-shopping/* npm:@google-shopping/accounts npm:@google-shopping/issueresolution npm:@google-shopping/datasources npm:@google-shopping/inventories pypi:google-shopping-* cargo:google-shopping-css-v1 cargo:google-shopping-merchant-conversions-v1 cargo:google-shopping-merchant-inventories-v1 cargo:google-shopping-merchant-issueresolution-v1 cargo:google-shopping-merchant-lfp-v1 cargo:google-shopping-merchant-notifications-v1 cargo:google-shopping-merchant-ordertracking-v1 cargo:google-shopping-merchant-products-v1 cargo:google-shopping-merchant-promotions-v1 cargo:google-shopping-merchant-quota-v1 cargo:google-shopping-merchant-reports-v1 hex:google_api_content#C hex:google_api_css#C hex:google_api_manufacturers#C hex:google_api_merchant_api#C cargo:google-content2#C
    Google Safe Browsing | safebrowsing.googleapis.com | golang:github.com/google/safebrowsing generic:env:GOOGLE_SAFEBROWSING_*#B generic:env:GOOGLE_SAFE_BROWSING_*#B gem:google-apis-safebrowsing_v4 npm:@googleapis/safebrowsing maven:com.google.apis:google-api-services-safebrowsing nuget:Google.Apis.Safebrowsing.v4 pypi:pysafebrowsing#C hex:google_api_safe_browsing#C cargo:google-safebrowsing4#C
    Google Search | searchconsole.googleapis.com webmasters.googleapis.com customsearch.googleapis.com indexing.googleapis.com siteverification.googleapis.com kgsearch.googleapis.com pagespeedonline.googleapis.com chromeuxreport.googleapis.com factchecktools.googleapis.com abusiveexperiencereport.googleapis.com adexperiencereport.googleapis.com | gem:google-apis-searchconsole_v1 npm:@googleapis/searchconsole maven:com.google.apis:google-api-services-searchconsole nuget:Google.Apis.SearchConsole.v1 gem:google-apis-webmasters_v3 npm:@googleapis/webmasters maven:com.google.apis:google-api-services-webmasters nuget:Google.Apis.Webmasters.v3 gem:google-apis-customsearch_v1 npm:@googleapis/customsearch maven:com.google.apis:google-api-services-customsearch nuget:Google.Apis.CustomSearchAPI.v1 gem:google-apis-indexing_v3 npm:@googleapis/indexing maven:com.google.apis:google-api-services-indexing nuget:Google.Apis.Indexing.v3 gem:google-apis-siteverification_v1 npm:@googleapis/siteverification maven:com.google.apis:google-api-services-siteVerification nuget:Google.Apis.SiteVerification.v1 gem:google-apis-kgsearch_v1 npm:@googleapis/kgsearch maven:com.google.apis:google-api-services-kgsearch nuget:Google.Apis.Kgsearch.v1 gem:google-apis-pagespeedonline_v5 npm:@googleapis/pagespeedonline maven:com.google.apis:google-api-services-pagespeedonline nuget:Google.Apis.PagespeedInsights.v5 gem:google-apis-chromeuxreport_v1 npm:@googleapis/chromeuxreport maven:com.google.apis:google-api-services-chromeuxreport gem:google-apis-factchecktools_v1alpha1 npm:@googleapis/factchecktools maven:com.google.apis:google-api-services-factchecktools pypi:airbyte-agent-google-search-console#C maven:dev.langchain4j:langchain4j-web-search-engine-google-custom#C hex:google_api_custom_search#C hex:google_api_indexing#C hex:google_api_knowledge_graph_search#C hex:google_api_page_speed_online#C hex:google_api_search_console#C hex:google_api_webmaster#C cargo:google-webmasters3#C cargo:google-customsearch1#C golang:github.com/cloudwego/eino-ext/components/tool/googlesearch#C docker:airbyte/source-google-search-console#C pypi:airbyte-source-google-search-console#C pypi:google#C
    Google Wallet | walletobjects.googleapis.com | gem:google-apis-walletobjects_v1 npm:@googleapis/walletobjects maven:com.google.apis:google-api-services-walletobjects nuget:Google.Apis.Walletobjects.v1 maven:com.google.android.gms:play-services-wallet hex:google_api_wallet_objects#C maven:com.google.android.gms:play-services-pay
    Gophr | *.gophr.com | pypi:gophr-bridge-sdk
    GoQR | api.qrserver.com *.qrserver.com | | | power
    Govee | *.govee.com | pypi:govee-api-laggat#C pypi:govee-cloud#C | | power
    GraphHopper | *.graphhopper.com |  | https://status.graphhopper.com | kingfisher trufflehog
    GreptimeCloud | *.greptime.cloud | cargo:greptimedb-ingester#F pypi:greptimedb-ingester#F golang:github.com/GreptimeTeam/greptimedb-ingester-go#F
    handelsregister.ai | handelsregister.ai *.handelsregister.ai | pypi:handelsregister | | https://handelsregister.ai/documentation
    Hardcover | api.hardcover.app *.hardcover.app | pypi:kobo-hardcover-sync#C pypi:hardpycover#C | | https://docs.hardcover.app
    HasData | api.hasdata.com api.scrape-it.cloud *.hasdata.com *.scrape-it.cloud | pypi:hasdata-* | | https://github.com/towfiqi/serpbear
    Health Gorilla | api.healthgorilla.com *.healthgorilla.com | | | nango
    Healthie | api.gethealthie.com *.gethealthie.com |  | https://status.gethealthie.com
    HeiGIT | *.heigit.org
    Hevo Data | *.hevodata.com | | https://status.hevodata.com | https://docs.hevodata.com statusphere
    HiDrive | api.hidrive.strato.com my.hidrive.com *.hidrive.com
    HitHorizons | api.hithorizons.com *.hithorizons.com | | | power
    Holiday API | *.holidayapi.com | npm:holidayapi npm:node-holidayapi | | kingfisher trufflehog
    Holistics | secure.holistics.io eu.holistics.io us.holistics.io *.holistics.io | | | https://docs.holistics.io
    host.io | *.host.io | | | power trufflehog
    Hotelbeds | api.hotelbeds.com api.test.hotelbeds.com *.hotelbeds.com | composer:hotelbeds/hotel-api-sdk-php | | https://developer.hotelbeds.com
    HouseCanary | api.housecanary.com *.housecanary.com | | https://status.housecanary.com | https://api-docs.housecanary.com stts
    HTML2PDF | api.html2pdf.app *.html2pdf.app | pypi:html2pdf-sdk | | kingfisher trufflehog
    Huawei Drive | driveapis.cloud.huawei.com.cn *.cloud.dbankcloud.cn | maven:com.huawei.hms:drive
    Human API | api.humanapi.co *.humanapi.co | composer:socialiteproviders/humanapi#C composer:socialiteproviders/human-api#C | | socialite
    Hybiscus | api.hybiscus.dev *.hybiscus.dev | | | kingfisher trufflehog
    HyperTrack | v3.api.hypertrack.com *.hypertrack.com | npm:hypertrack-node npm:hypertrack cocoapods:HyperTrack swift:github.com/hypertrack/sdk-ios#C | | trufflehog
    IBANAPI | api.ibanapi.com *.ibanapi.com | npm:ibanapi | | openapis
    Icedrive | icedrive.net *.icedrive.net
    iCloud | setup.icloud.com www.icloud.com *.icloud.com | pypi:pyicloud#C pypi:icloudpy#C pypi:simple-icloud#C pub:icloud_storage#C pub:icloud_storage_sync#C
    Iconfinder | api.iconfinder.com *.iconfinder.com | | | grant kingfisher trufflehog
    Iconik | app.iconik.io *.iconik.io | pypi:nsa-pythonik#C
    IDrive e2 | api.idrivee2.com *.idrivee2.com
    IMDb | sg.media-imdb.com v2.sg.media-imdb.com *.media-imdb.com | | | searxng
    ImgBB | api.imgbb.com *.imgbb.com i.ibb.co *.ibb.co | npm:imgbb-uploader pypi:imgbbpy pypi:ibbuploader#C
    ImmobilienScout24 | rest.immobilienscout24.de api.mobile.immobilienscout24.de *.immobilienscout24.de | pypi:immoscout#C | | https://api.immobilienscout24.de
    Impossible Cloud | *.impossibleapi.net | | | https://github.com/duplicati/duplicati
    Infatica | *.infatica.io
    Infosimples | api.infosimples.com *.infosimples.com
    Inoreader | www.inoreader.com inoreader.com *.inoreader.com | npm:inoreader#C | https://status.inoreader.com | https://www.inoreader.com/developers w6w
    InPost | *.easypack24.net *.inpost.pl *.inpost-group.com | npm:inpost-geowidget-react#C npm:@inpost-pay/widget
    Instaclustr | api.instaclustr.com *.instaclustr.com *.cnodes.io | terraform:instaclustr/instaclustr | https://status.instaclustr.com | https://www.instaclustr.com/support/api-integrations statusphere
    Instapaper | www.instapaper.com *.instapaper.com | generic:env:INSTAPAPER_*#B pypi:instapaper#C pypi:instapyper#C
    Internxt | gateway.internxt.com *.internxt.com | npm:@internxt/sdk golang:github.com/internxt/rclone-adapter
    Interzoid | api.interzoid.com *.interzoid.com | | | openapis
    Intra 42 | api.intra.42.fr *.42.fr | composer:mehdibo/oauth2-fortytwo#C npm:passport-42#C gem:omniauth-marvin#C | | trufflehog
    IP-API | pro.ip-api.com *.ip-api.com | pypi:ip-api-io#C
    ip4only.me | ip4only.me ip6only.me | | | ddclient
    ipapi | api.ipapi.com *.ipapi.com | | https://status.ipapi.com | kingfisher trufflehog
    ipify | api.ipify.org geo.ipify.org *.ipify.org | npm:ipify#C npm:ipify2#C | | kingfisher trufflehog
    IPinfoDB | api.ipinfodb.com *.ipinfodb.com | npm:ipinfodb#C | | kingfisher trufflehog
    IPRoyal | resi-api.iproyal.com apid.iproyal.com *.iproyal.com
    Jazz Cloud | cloud.jazz.tools *.jazz.tools | |  | https://github.com/garden-co/jazz
    JDownloader | api.jdownloader.org *.jdownloader.org | pypi:myjdapi#C npm:jdownloader-api#C | | homepage
    Jitterbit | *.jitterbit.com *.jitterbit.net *.jitterbit.cc | | https://trust.jitterbit.com | https://docs.jitterbit.com
    Jottacloud | api.jottacloud.com id.jottacloud.com jfs.jottacloud.com *.jottacloud.com
    Judit | requests.prod.judit.io *.judit.io
    Juhe | apis.juhe.cn v.juhe.cn op.juhe.cn web.juhe.cn *.juhe.cn | | | https://www.juhe.cn/docs
    Juniper Mist | api.mist.com *.mist.com | | https://status.mist.com | nango
    Jusbrasil | api.jusbrasil.com.br op.digesto.com.br *.jusbrasil.com.br *.digesto.com.br
    JustWatch | apis.justwatch.com *.justwatch.com | npm:justwatch#C npm:justwatch-api#C | | https://apis.justwatch.com/docs/api
    Kaggle | www.kaggle.com api.kaggle.com *.kaggle.com *.kaggle.io | pypi:kaggle pypi:kagglehub pypi:kagglesdk githubactions:KevKibe/kaggle-script-action#G
    KDB.AI | cloud.kdb.ai *.kdb.ai | pypi:kdbai-client#B | | https://code.kx.com/kdbai
    Keboola | connection.keboola.com connection.eu-central-1.keboola.com connection.north-europe.azure.keboola.com *.keboola.com | pypi:kbcstorage pypi:keboola-component pypi:keboola-query-service | https://status.keboola.com | https://developers.keboola.com https://help.keboola.com
    Kelley Blue Book | *.kbb.com
    Kingsoft Cloud | *.ksyuncs.com *.ksyun.com *.ksyunkec.com | golang:github.com/ks3sdklib/aws-sdk-go pypi:ks3sdk pypi:kingsoftcloud-sdk-python-msh#C maven:com.ksyun:ks3-kss-java-sdk golang:github.com/kingsoftcloud/sdk-go#C terraform:kingsoftcloud/ksyun#G | | https://docs.ksyun.com
    Kiwi.com | api.tequila.kiwi.com tequila-api.kiwi.com api.skypicker.com *.tequila.kiwi.com *.skypicker.com *.kiwi.com | |  | https://tequila.kiwi.com/portal/docs
    KoboToolbox | kf.kobotoolbox.org eu.kobotoolbox.org kc.kobotoolbox.org *.kobotoolbox.org | pypi:kobo-api-v2#C | | n8n
    Koofr | app.koofr.net *.koofr.net | golang:github.com/koofr/go-koofrclient
    La Poste | *.laposte.fr | pypi:karrio-laposte#C
    Lalamove | *.lalamove.com
    LanceDB Cloud | api.lancedb.com *.api.lancedb.com
    Languagelayer | api.languagelayer.com *.languagelayer.com | | | kingfisher trufflehog
    Last9 | otlp.last9.io otlp-aps1.last9.io app.last9.io *.last9.io | | | https://github.com/Logflare/logflare
    Leaf Agriculture | api.withleaf.io *.withleaf.io | | | https://docs.withleaf.io
    LeanCloud | *.leancloud.app *.leancloud.cn *.lncld.net *.lncldglobal.com *.lncldapi.com | npm:leancloud-storage npm:leancloud-realtime npm:leanengine pypi:leancloud maven:cn.leancloud cocoapods:LeanCloud golang:github.com/leancloud/go-sdk npm:valine#C cocoapods:AVOSCloud cocoapods:AVOSCloudIM cocoapods:LeanCloudObjc#C | https://status.leancloud.cn
    LexisNexis | *.lexisnexis.com
    LibriVox | librivox.org *.librivox.org | | | https://librivox.org/api/info
    LIFX | api.lifx.com *.lifx.com | pypi:adafruit-circuitpython-lifx#C | | power
    Lightdash | app.lightdash.cloud *.lightdash.cloud | pypi:lightdash#B | | https://docs.lightdash.com
    Linkbox | www.linkbox.to *.linkbox.to
    LinkPreview | api.linkpreview.net *.linkpreview.net | pypi:linkpreview#F generic:env:LINKPREVIEW_ | | kingfisher trufflehog
    LinkTaco | api.linktaco.com *.linktaco.com
    ListenBrainz | api.listenbrainz.org *.listenbrainz.org | pypi:listenbrainzhook#C pypi:liblistenbrainz#C
    Live Tennis API | api.livetennisapi.com *.livetennisapi.com | pypi:livetennisapi-haystack#C pypi:llama-index-tools-livetennisapi#C pypi:livetennisapi | | nango
    Losant | api.losant.com *.losant.com | pypi:losant-rest pypi:losant-mqtt gem:losant_rest | https://status.losant.com
    Lyve Cloud | *.lyvecloud.seagate.com | | | https://github.com/duplicati/duplicati
    Maersk | *.maersk.com
    Manifold Markets | api.manifold.markets *.manifold.markets | pypi:achaekek#C | | mcp
    MantleDB | mantledb.sh
    MapMyFitness | *.mapmyfitness.com | | | grant
    Marginalia Search | api2.marginalia-search.com api.marginalia.nu *.marginalia.nu *.marginalia-search.com | | | searxng
    MarineTraffic | *.marinetraffic.com | npm:marinetraffic#C
    MarketCheck | api.marketcheck.com mc-api.marketcheck.com *.marketcheck.com | | | https://apidocs.marketcheck.com
    Mashvisor | api.mashvisor.com *.mashvisor.com
    Materialize | api.cloud.materialize.com *.cloud.materialize.com *.materialize.cloud | pypi:dbt-materialize#F terraform:materializeinc/materialize#G | https://status.materialize.com
    Materials Project | api.materialsproject.org *.materialsproject.org | pypi:mp-api
    Matillion | us1.api.matillion.com eu1.api.matillion.com id.core.matillion.com *.matillion.com | | https://status.matillion.com | https://docs.matillion.com statusphere
    MDBList | api.mdblist.com mdblist.com *.mdblist.com | npm:mdblist-lib#C | | https://mdblist.docs.apiary.io
    mediastack | api.mediastack.com *.mediastack.com | | | kingfisher trufflehog
    MEGA | g.api.mega.co.nz *.mega.co.nz *.mega.nz *.mega.io | golang:github.com/t3rm1n4l/go-mega#C npm:megajs#C pypi:mega.py#C npm:mega#C nuget:MegaApiClient#C
    Melhor Envio | *.melhorenvio.com.br *.melhorenvio.com
    MemCachier | *.memcachier.com | | https://status.memcachier.com
    Memset | auth.storage.memset.com *.memset.com
    Meraki | api.meraki.com *.meraki.com | pypi:meraki terraform:cisco-open/meraki#G terraform:CiscoDevNet/meraki#G npm:meraki#C pypi:merakiops#C generic:ansible/cisco.meraki#G generic:ansible/cisco.meraki_rm#G | https://status.meraki.net | trufflehog
    Merriam-Webster | www.dictionaryapi.com *.dictionaryapi.com *.merriam-webster.com | npm:dictionaryapi#C
    Metaplane | dev.api.metaplane.dev *.metaplane.dev | pypi:airflow-metaplane#C
    Metron | metron.cloud *.metron.cloud | | | https://metron.cloud/docs
    microCMS | *.microcms.io *.microcms-assets.io | npm:microcms-js-sdk | https://status.microcms.io
    Microsoft Fabric | api.fabric.microsoft.com *.fabric.microsoft.com | terraform:microsoft/fabric#G pypi:semantic-link-sempy pypi:ms-fabric-cli#G pypi:fabric-cicd#G nuget:Microsoft.Fabric.Api golang:github.com/microsoft/fabric-sdk-go pypi:fabric-analytics-sdk | | https://learn.microsoft.com/rest/api/fabric
    Mockaroo | api.mockaroo.com *.mockaroo.com | npm:mockaroo | | kingfisher power trufflehog
    ModMed | *.ema-api.com *.modmed.com | |  | nango
    Momento | *.momentohq.com | npm:@gomomento/sdk npm:@gomomento/sdk-web pypi:momento golang:github.com/momentohq/client-sdk-go cargo:momento pypi:momento-wire-types pypi:momento-redis pypi:momento-signer nuget:Momento.Sdk maven:software.momento.java:sdk npm:@gomomento/sdk-core
    Mondial Relay | *.mondialrelay.com *.mondialrelay.fr
    Monte Carlo | api.getmontecarlo.com *.getmontecarlo.com *.montecarlodata.com | pypi:pycarlo pypi:montecarlodata#G pypi:airflow-mcd | https://status.getmontecarlo.com
    Movistar Cloud | micloud.movistar.es | | | https://github.com/duplicati/duplicati
    MyScale | *.myscale.com *.myscale.cloud | |  | https://docs.myscale.com
    MySportsFeeds | api.mysportsfeeds.com *.mysportsfeeds.com | npm:mysportsfeeds-node pypi:ohmysportsfeedspy | | https://www.mysportsfeeds.com/data-feeds/api-docs
    Nager.Date | date.nager.at | | | power
    NameAPI | api.nameapi.org *.nameapi.org | | | power
    Narvar | *.narvar.com | | https://status.narvar.com
    National Library of Medicine | rxnav.nlm.nih.gov clinicaltables.nlm.nih.gov uts-ws.nlm.nih.gov *.nlm.nih.gov
    Neo4j Aura | api.neo4j.io *.databases.neo4j.io console.neo4j.io | npm:neo4j-driver#F pypi:neo4j#F pypi:aura-python-sdk#C nuget:Neo4j.Driver#F | https://status.neo4j.io
    Neoway | api.neoway.com.br *.neoway.com.br
    Nest | *.nest.com | npm:passport-nest#C composer:stevenmaguire/oauth2-nest#C | | grant
    Netatmo | api.netatmo.com api.netatmo.net *.netatmo.com | pypi:pyatmo#C composer:rugaard/oauth2-netatmo#C pypi:netatmo-thermostat#C pypi:vaillant-netatmo-api#C pypi:vaillant-netatmo-api-reloaded#C
    NetNut | *.netnut.io *.ntnt.io
    Neutrino API | *.neutrinoapi.net *.neutrinoapi.com | pypi:neutrino-api-client-requests#C | | trufflehog
    NewsBlur | www.newsblur.com newsblur.com *.newsblur.com | | | https://www.newsblur.com/api
    NewsCatcher | api.newscatcherapi.com v3-api.newscatcherapi.com *.newscatcherapi.com | pypi:newscatcher-catchall-sdk | | kingfisher trufflehog
    NewsData.io | *.newsdata.io | pypi:newsdataapi#C | | power
    Nexthink | *.nexthink.cloud | | | nango
    Neynar | api.neynar.com hub-api.neynar.com *.neynar.com | npm:@neynar/nodejs-sdk npm:@neynar/react | https://status.neynar.com
    NHS England APIs | api.service.nhs.uk sandbox.api.service.nhs.uk int.api.service.nhs.uk | | | https://digital.nhs.uk/developer
    Nile | us-west-2.api.thenile.dev api.thenile.dev *.thenile.dev | npm:@niledatabase/server npm:@niledatabase/client npm:@niledatabase/react
    Nimbleway | api.nimbleway.com api.webit.live *.nimbleway.com *.webit.live
    North Data | www.northdata.com *.northdata.com *.northdata.de
    npoint | api.npoint.io *.npoint.io
    NREL | developer.nrel.gov developer.nlr.gov | pypi:nrelpy#C | | power
    NumlookupAPI | api.numlookupapi.com *.numlookupapi.com | | | power
    Nutritics | *.nutritics.com
    OAG | *.oag.com
    OCLC | www.worldcat.org worldcat.org *.worldcat.org *.oclc.org *.oclc.com
    OMDb | www.omdbapi.com *.omdbapi.com | npm:omdb-client#C pypi:pyomdbapi#C cargo:omdb#C | | power
    OneSimpleAPI | onesimpleapi.com *.onesimpleapi.com | | | n8n
    Onshape | cad.onshape.com oauth.onshape.com *.onshape.com | npm:passport-onshape#C pypi:onshape#C pypi:onshape-to-robot#C pypi:onshape-sdk-zachsharma#C pypi:onshape-robotics-toolkit#C nuget:Owin.Security.Providers.Onshape#C | https://status.onshape.com | nango
    Open Charge Map | api.openchargemap.io *.openchargemap.io *.openchargemap.org | | | power
    Open Food Facts | world.openfoodfacts.org *.openfoodfacts.org *.openfoodfacts.net | pypi:openfoodfacts npm:@openfoodfacts/openfoodfacts-nodejs pub:openfoodfacts
    Open-Elevation | api.open-elevation.com *.open-elevation.com | | | power
    Opendatasoft | data.opendatasoft.com *.opendatasoft.com | npm:@opendatasoft/api-client
    OpenDrive | dev.opendrive.com *.opendrive.com
    OpenRegister | api.openregister.de *.openregister.de | npm:openregister pypi:openregister
    OpenUV | api.openuv.io *.openuv.io | npm:openuv#C | | kingfisher trufflehog
    Optum | apigw.optum.com *.optum.com | | | nango
    Orama Cloud | cloud.orama.run cloud.oramasearch.com api.oramasearch.com *.orama.run *.oramasearch.com | npm:@oramacloud/client npm:@orama/core npm:@orama/switch generic:env:ORAMA_API_KEY#B
    Orange Logic | *.orangelogic.com | | | nango
    Ordnance Survey | api.os.uk *.os.uk | npm:@hmcts/os-places-client#C | https://osdatahub.os.uk/serviceStatus | power statusphere
    osu! | osu.ppy.sh *.ppy.sh | npm:osu-api-extended#C cargo:rosu-v2#C | | grant nango
    Owlbot | *.owlbot.info | | | kingfisher power trufflehog
    Packeta | *.packeta.com *.zasilkovna.cz
    Packlink | *.packlink.com
    PandaScore | api.pandascore.co *.pandascore.co | npm:pandascore#C pypi:panda-score-sdk#C | | kingfisher trufflehog
    Pantry | getpantry.cloud *.getpantry.cloud | npm:pantry-node#C
    Paradime | *.paradime.io | pypi:paradime-io pypi:airflow-provider-paradime-dbt#C githubactions:paradime-io/*#G
    ParcelLab | *.parcellab.com
    ParseHub | www.parsehub.com *.parsehub.com | | | trufflehog
    Parseur | api.parseur.com *.parseur.com | | | kingfisher trufflehog
    Particle | api.particle.io *.particle.io | npm:particle-api-js npm:particle-cli#G hex:particle cocoapods:Particle-SDK | https://status.particle.io | kingfisher
    Particle Health | api.particlehealth.com *.particlehealth.com
    PDF4me | api.pdf4me.com *.pdf4me.com | pypi:pdf4me#C | | power
    PDFlayer | api.pdflayer.com *.pdflayer.com | | | kingfisher trufflehog
    Peekalink | api.peekalink.io *.peekalink.io | | | n8n
    Peloton | api.onepeloton.com *.onepeloton.com | |  | meltano
    Perigon | api.goperigon.com *.goperigon.com | pypi:perigon#C pypi:perigon-sdk#C
    Philips Hue | api.meethue.com *.meethue.com | npm:node-hue-api#C pypi:hue-entertainment-pykit#C pypi:hueify#C pypi:hue-entertainment#C pypi:pyhuec#C pypi:huesdk#C | | power
    PikPak | mypikpak.com *.mypikpak.com | pypi:pikpakapi#C
    Pirate Weather | api.pirateweather.net *.pirateweather.net | gem:pirate_weather_forecast_ruby#C generic:env:PIRATE_WEATHER_*#B generic:env:PIRATEWEATHER_*#B pypi:pirateweather#C
    pixeldrain | pixeldrain.com *.pixeldrain.com | pypi:pixeldrain#C
    pixiv | app-api.pixiv.net *.pixiv.net *.pximg.net | pypi:pixivpy#C pypi:pixivpy3#C pypi:pixivpy-async#C npm:@book000/pixivts#C pypi:pixivkit#C
    Podbean | api.podbean.com *.podbean.com | nuget:Owin.Security.Providers.Podbean#C |  | meltano
    Podchaser | api.podchaser.com *.podchaser.com | | | https://api-docs.podchaser.com
    Polar AccessLink | *.polaraccesslink.com *.polarremote.com | pypi:polar-flow-api#C
    Polymarket | *.polymarket.com | npm:@polymarket/clob-client npm:@polymarket/builder-relayer-client pypi:py-clob-client npm:@polymarket/sdk npm:@polymarket/client npm:@nevuamarkets/poly-websockets#C pypi:py-clob-client-v2 pypi:py-builder-relayer-client pypi:py-builder-signing-sdk pypi:aiopolymarket#C pypi:polymarket-us#C pypi:polyoxide#C pypi:pyolymarket#C pypi:polymarket-pandas#C npm:@polymarket/real-time-data-client npm:@polymarket/builder-signing-sdk | https://status.polymarket.com | sim
    Portable | api.portable.io *.portable.io | | | https://portable.io
    positionstack | api.positionstack.com *.positionstack.com | | | kingfisher trufflehog
    PostNL | *.postnl.nl | pypi:postnl-ecommerce-sdk#C
    PostNord | *.postnord.com
    Practice Fusion | api.patientfusion.com *.patientfusion.com | | https://status.practicefusion.com | nango
    premiumize.me | www.premiumize.me *.premiumize.me
    Preset | api.app.preset.io manage.app.preset.io *.preset.io | pypi:preset-cli#G
    project44 | *.project44.com *.p-44.com | | https://status.project44.com
    PropertyData | api.propertydata.co.uk *.propertydata.co.uk
    ProPublica | api.propublica.org *.propublica.org | | | power
    ProQuest | *.proquest.com
    Proxycurl | nubela.co | pypi:proxycurl-py npm:proxycurl-js-linkedin-profile-scraper | | https://nubela.co/proxycurl/docs
    PUBG | api.pubg.com *.pubg.com | pypi:pubgapi-ku#C |  | meltano
    Purolator | *.purolator.com | pypi:karrio-purolator#C
    put.io | api.put.io upload.put.io *.put.io | golang:github.com/putdotio/go-putio pypi:putio.py
    pVerify | api.pverify.com *.pverify.com | | | nango
    QingStor | qingstor.com *.qingstor.com | golang:github.com/yunify/qingstor-sdk-go golang:github.com/yunify/qingcloud-sdk-go pypi:qingstor-sdk
    Qiniu Cloud | *.qiniup.com *.qiniuapi.com *.qbox.me api.qiniu.com *.qiniu.com *.qiniucs.com api.qnaigc.com *.qnaigc.com | npm:qiniu npm:qiniu-js pypi:qiniu composer:qiniu/php-sdk golang:github.com/qiniu/go-sdk maven:com.qiniu cocoapods:Qiniu hex:qiniu cargo:qiniu-sdk pub:qiniu_flutter_sdk composer:overtrue/flysystem-qiniu#C composer:overtrue/laravel-filesystem-qiniu#C nuget:Qiniu cocoapods:QiniuDns cocoapods:PLPlayerKit cocoapods:PLMediaStreamingKit cocoapods:PLShortVideoKit cocoapods:QNRTCKit-iOS cocoapods:HappyDNS#D pub:flutter_qiniu#C pub:qiniu_sdk_base | https://status.qiniu.com
    QuestDB Cloud | *.questdb.com
    QuickChart | *.quickchart.io | pypi:quickchart-io npm:quickchart-js | | power
    Quix Cloud | portal-api.platform.quix.io *.quix.io | pypi:quixportal
    Quo | api.openphone.com *.openphone.com api.quo.com *.quo.com | | https://status.quo.com
    Qwant | api.qwant.com *.qwant.com | | | searxng
    Rabata | *.rabata.io | | | https://github.com/duplicati/duplicati
    RavenPack | api.ravenpack.com *.ravenpack.com | pypi:ravenpackapi
    RAWG | api.rawg.io *.rawg.io | golang:github.com/dimuska139/rawg-sdk-go#C npm:rawg-api#C | | kingfisher trufflehog
    Rayobyte | *.rayobyte.com
    REA Group | *.realestate.com.au
    Rebrickable | *.rebrickable.com | pypi:rebrickable#C | | power
    Recruit Web Service | webservice.recruit.co.jp api.a3rt.recruit.co.jp *.recruit.co.jp | | | https://webservice.recruit.co.jp
    Redox | api.redoxengine.com *.redoxengine.com |  | https://status.redoxengine.com
    Redpanda Cloud | api.cloud.redpanda.com *.cloud.redpanda.com cloud.redpanda.com api.redpanda.com *.redpanda.com | terraform:redpanda-data/redpanda#G | https://status.redpanda.com
    ReliefWeb | api.reliefweb.int *.reliefweb.int | npm:reliefweb pypi:reliefweb#C | | power
    Repliers | api.repliers.io *.repliers.io
    RescueGroups | *.rescuegroups.org | | | power
    REST Countries | *.restcountries.com | npm:rest-countries-node#C npm:rest-countries#C npm:@yusifaliyevpro/countries#C pypi:pyrestcountries#C | | power
    RestDB | *.restdb.io
    Restpack | *.restpack.io | npm:@restpack/client | | kingfisher trufflehog
    Ribbon Health | api.ribbonhealth.com *.ribbonhealth.com
    Rijksmuseum | *.rijksmuseum.nl | | | power
    Rivery | api.rivery.io eu-west-1.api.rivery.io *.rivery.io | | https://status.rivery.io | https://docs.rivery.io statusphere
    Roaring | api.roaring.io *.roaring.io | | | trufflehog
    Route | *.route.com
    Royal Mail | *.royalmail.net *.royalmail.com | pypi:karrio-royalmail#C
    Runkeeper | *.runkeeper.com | composer:socialiteproviders/runkeeper#C composer:socialiteproviders/run-keeper#C nuget:AspNet.Security.OAuth.HealthGraph#C nuget:Owin.Security.Providers.HealthGraph#C | | grant socialite
    Schedules Direct | json.schedulesdirect.org *.schedulesdirect.org
    Schiphol | api.schiphol.nl *.schiphol.nl | | | power
    ScrapeOwl | api.scrapeowl.com *.scrapeowl.com | | | kingfisher trufflehog
    ScraperBox | api.scraperbox.com *.scraperbox.com | | | kingfisher trufflehog
    Scrapestack | api.scrapestack.com *.scrapestack.com | | | kingfisher trufflehog
    Scrapfly | api.scrapfly.io *.scrapfly.io | pypi:scrapfly-sdk npm:scrapfly-sdk | | kingfisher trufflehog
    Scraping Fish | scraping.narf.ai
    Scraping Robot | api.scrapingrobot.com *.scrapingrobot.com | | | https://github.com/towfiqi/serpbear
    ScrapingAnt | api.scrapingant.com *.scrapingant.com | | | kingfisher trufflehog
    ScreenshotAPI | shot.screenshotapi.net *.screenshotapi.net | pypi:screenshotapi-to | | kingfisher trufflehog
    Screenshotlayer | api.screenshotlayer.com *.screenshotlayer.com | | | kingfisher trufflehog
    Scryfall | api.scryfall.com *.scryfall.com | npm:scryfall-api#C npm:scryfall-sdk#C pypi:pyscryfall#C pypi:scryfall#C pypi:manalens#C pypi:scrython#C pypi:scryfall-set#C pypi:mtg-card-api#C | | power
    ScyllaDB Cloud | *.scylla.cloud | terraform:scylladb/scylladbcloud#G
    Seafile Cloud | cloud.seafile.com
    Searchly | *.searchly.com
    SeaTable Cloud | cloud.seatable.io *.seatable.io | pypi:seatable-api#B | https://status.seatable.com | w6w
    SEC API | api.sec-api.io archive.sec-api.io *.sec-api.io | npm:sec-api pypi:sec-api | | https://sec-api.io/docs
    Secoda | api.secoda.co *.secoda.co *.secoda.com | pypi:secoda-airflow#C pypi:pysecoda#C |  | meltano
    Select Star | api.production.selectstar.com *.selectstar.com | | | https://docs.selectstar.com
    SelectPdf | *.selectpdf.com | pypi:selectpdf#C | | kingfisher trufflehog
    Semantic Scholar | api.semanticscholar.org *.semanticscholar.org | pypi:semanticscholar#C pypi:s2cache#C pypi:semanticscholar-datasetapi#C
    Sendle | *.sendle.com | pypi:karrio-sendle#C | https://status.sendle.com
    Seniverse | api.seniverse.com api.thinkpage.cn *.seniverse.com | | | https://docs.seniverse.com
    SERPHouse | api.serphouse.com *.serphouse.com | pypi:serphouse-ai-sdk#C | | kingfisher trufflehog
    Serpro | gateway.apiserpro.serpro.gov.br *.serpro.gov.br
    Serpstack | api.serpstack.com *.serpstack.com | | | kingfisher trufflehog
    Servarr | api.radarr.video api.lidarr.audio skyhook.sonarr.tv services.sonarr.tv *.servarr.com | | | https://github.com/sct/overseerr
    Service Objects | ws.serviceobjects.com *.serviceobjects.com | pypi:service-objects#C | | power
    Seven Bridges | api.sbgenomics.com *.sbgenomics.com
    Shade | api.shade.inc fs.shade.inc *.shade.inc
    Sheety | api.sheety.co *.sheety.co | | | trufflehog
    Shields.io | img.shields.io *.shields.io | | | power
    ShippyPro | *.shippypro.com
    Shiprocket | *.shiprocket.in
    Simkl | api.simkl.com *.simkl.com | | | https://simkl.docs.apiary.io
    Simperium | auth.simperium.com api.simperium.com *.simperium.com | pypi:Simperium3 npm:simperium maven:com.automattic:simperium cocoapods:Simperium
    SimplyRETS | api.simplyrets.com *.simplyrets.com | | | openapis
    Sisense | *.sisense.com | npm:@sisense/sdk-ui npm:@sisense/sdk-data pypi:pysisense#C npm:@sisense/sdk-rest-client npm:@sisense/sdk-query-client npm:@sisense/sdk-pivot-client npm:@sisense/sdk-pivot-query-client npm:@sisense/sdk-cli#G npm:@sisense/sdk-modeling | | https://developer.sisense.com
    Sitecore | *.sitecorecloud.io *.sitecore.cloud *.rfksrv.com | npm:@sitecore-search/react npm:@sitecore-search/core npm:@sitecore-search/data npm:@sitecore-cloudsdk/core npm:@sitecore-content-sdk/core npm:@sitecore-jss/sitecore-jss-nextjs#B npm:@sitecore-jss/sitecore-jss npm:@sitecore-jss/sitecore-jss-react npm:@sitecore-jss/sitecore-jss-vue npm:@sitecore-jss/sitecore-jss-angular npm:@sitecore-search/widgets npm:@sitecore-search/common npm:@sitecore-discover/core npm:@sitecore-discover/react npm:@sitecore-discover/widgets pypi:ordercloud-python#C npm:@sitecore-jss/sitecore-jss-cli#G npm:@sitecore-content-sdk/cli#G npm:@sitecore-search/cli#G
    SkySQL | api.skysql.com *.skysql.com *.skysql.net | | | https://docs.skysql.com
    Sleeper | api.sleeper.app *.sleeper.app | pypi:sleeper-api-wrapper#C pypi:tap-sleeper#C pypi:sleeper#C pypi:sleeper-wrapper#C | | meltano
    SmartThings | api.smartthings.com *.smartthings.com | npm:@smartthings/core-sdk npm:@smartthings/smartapp pypi:pysmartthings#C npm:st-schema pypi:smartthings-basic-rest#C | https://status.smartthings.com
    SmugMug | api.smugmug.com *.smugmug.com | pypi:smugmug-downloader#C | https://status.smugmug.com | grant nango
    SOAX | *.soax.com
    Socrata | *.socrata.com | pypi:sodapy pypi:usac-data#C | https://status.socrata.com | power
    Soda Cloud | cloud.soda.io cloud.us.soda.io *.soda.io | pypi:soda-core#B githubactions:sodadata/*#G docker:sodadata/*#G | | https://docs.soda.io
    Solcast | api.solcast.com.au *.solcast.com.au | pypi:solcast#C pypi:pysolcast#C
    SpaceSERP | api.spaceserp.com *.spaceserp.com | | | https://github.com/towfiqi/serpbear
    Sportmonks | api.sportmonks.com soccer.sportmonks.com *.sportmonks.com | | | kingfisher sim trufflehog
    SportsDataIO | api.sportsdata.io *.sportsdata.io | npm:fantasydata-node-client#C
    Spreaker | api.spreaker.com *.spreaker.com | | | https://developers.spreaker.com
    Stack Exchange | api.stackexchange.com *.stackexchange.com *.stackoverflow.com *.sstatic.net | pypi:stackapi#C composer:socialiteproviders/stackexchange#C composer:socialiteproviders/stack-exchange#C pypi:tap-stackexchange#C composer:alexmasterov/oauth2-stackexchange#C npm:stackexchange#C pypi:stack-fetcher-bakircius#C nuget:AspNet.Security.OAuth.StackExchange#C nuget:Owin.Security.Providers.StackExchange#C | https://stackstatus.com | dify dlt grant nango segment socialite
    Stackby | stackby.com *.stackby.com
    Starburst Galaxy | *.galaxy.starburst.io *.starburst.io | terraform:starburstdata/galaxy#G
    Statista | *.statista.com *.statista.ai | | | nango
    Statistics Norway | data.ssb.no *.ssb.no | |  | meltano
    Stats Perform | *.statsperform.com *.optasports.com
    SteamDB | *.steamdb.info | | | https://github.com/JustArchiNET/ArchiSteamFarm
    Stedi | *.stedi.com | npm:@stedi/sdk-client-* pypi:stedi#C npm:@stedi/integrations-sdk npm:@stedi/sdk-credential-providers | https://status.stedi.com | nango
    StepZen | *.stepzen.net *.stepzen.io | npm:stepzen#G | | https://stepzen.com/docs
    StockSnap | stocksnap.io *.stocksnap.io | | | searxng
    Storadera | *.storadera.com | | | https://github.com/duplicati/duplicati
    Storage Made Easy | eu.storagemadeeasy.com *.storagemadeeasy.com *.smestorage.com
    StormGlass | api.stormglass.io *.stormglass.io | | | kingfisher power trufflehog
    Stuart | api.stuart.com *.stuart.com *.stuart.sandbox | npm:stuart-client-js
    SugarSync | api.sugarsync.com *.sugarsync.com | | https://status.sugarsync.com
    Sunrise Sunset | api.sunrise-sunset.org *.sunrise-sunset.org api.sunrisesunset.io *.sunrisesunset.io | npm:sunrise-sunset-api#C | | power
    SurrealDB Cloud | *.surreal.cloud api.cloud.surrealdb.com | | https://status.surrealdb.com
    Swiftype | search-api.swiftype.com api.swiftype.com *.swiftype.com *.swiftypecdn.com | gem:site-search-ruby npm:@elastic/site-search-node pypi:elastic-site-search composer:elastic/site-search npm:swiftype gem:swiftype-app-search#C | | kingfisher trufflehog
    Swisscows | api.swisscows.com *.swisscows.com | | | searxng
    SYSTRAN | api-translate.systran.net *.systran.net
    TecAlliance | webservice.tecalliance.services *.tecalliance.net *.tecalliance.services
    Tecton | *.tecton.ai | pypi:tecton pypi:airflow-tecton#C pypi:tecton-gen-ai#C
    The Odds API | api.the-odds-api.com *.the-odds-api.com | pypi:the-odds-api-sdk#C | | kingfisher trufflehog
    The Old Reader | theoldreader.com *.theoldreader.com | | | https://github.com/theoldreader/api
    The Weather Company | api.weather.com *.weather.com | | | power
    TheMealDB | www.themealdb.com *.themealdb.com www.thecocktaildb.com *.thecocktaildb.com www.thesportsdb.com *.thesportsdb.com | | | power
    TheXEM | thexem.info *.thexem.info | | | https://github.com/Sonarr/Sonarr
    ThousandEyes | api.thousandeyes.com *.thousandeyes.com | pypi:thousandeyes-sdk-* terraform:thousandeyes/thousandeyes#G terraform:ciscodevnet/thousandeyes#G docker:thousandeyes/*#G | https://status.thousandeyes.com | trufflehog
    TianAPI | api.tianapi.com apis.tianapi.com *.tianapi.com | | | https://www.tianapi.com
    TiDB Cloud | api.tidbcloud.com *.tidbcloud.com | npm:@tidbcloud/serverless npm:@tidbcloud/prisma-adapter#C npm:@tidbcloud/kysely#C terraform:tidbcloud/tidbcloud#G | https://status.tidbcloud.com
    TikAPI | api.tikapi.io *.tikapi.io | npm:tikapi pypi:tikapi
    TimeAPI | *.timeapi.io | | | power
    Timeplus | us-west-2.timeplus.cloud *.timeplus.cloud | pypi:timeplus golang:github.com/timeplus-io/proton-go-driver#F
    Timescale | console.cloud.timescale.com *.timescaledb.io *.tsdb.cloud.timescale.com *.timescale.com | terraform:timescale/timescale#G | https://status.timescale.com
    TimezoneAPI | *.timezoneapi.io | | | kingfisher trufflehog
    TinEye | api.tineye.com *.tineye.com | pypi:pytineye | | searxng
    TON API | tonapi.io *.tonapi.io | npm:@ton-api/client npm:tonapi-sdk-js npm:@ton-api/ton-adapter pypi:pytonapi#C
    TopK | *.topk.io | pypi:topk-sdk
    Tracxn | api.tracxn.com platform.tracxn.com *.tracxn.com
    Tumblr | api.tumblr.com *.tumblr.com | npm:tumblr.js pypi:pytumblr gem:tumblr_client composer:tumblr/tumblr gem:omniauth-tumblr#C composer:socialiteproviders/tumblr#C npm:passport-tumblr#C generic:env:TUMBLR_*#B golang:github.com/mattcunningham/gumblr pypi:tumblrdotcom#C pypi:pytumblrx#C cocoapods:TMTumblrSDK | https://automatticstatus.com | goth grant nango power w6w
    Tusk Search | api.tusksearch.com *.tusksearch.com | | | searxng
    Tuya | *.tuyaus.com *.tuyaeu.com *.tuyacn.com *.tuyain.com *.tuya.com | npm:@tuya/tuya-connector-nodejs pypi:tuya-connector-python pypi:tuya-device-sharing-sdk pypi:tuya-iot-py-sdk maven:com.tuya:tuya-spring-boot-starter npm:@tuyapi/cloud#C npm:tuyapi#C pypi:tinytuya#C cocoapods:TuyaSmartHomeKit cocoapods:TuyaSmartPanelBizBundle cocoapods:TuyaSmartDeviceDetailBizBundle cocoapods:TuyaSmartSceneBizBundle cocoapods:TuyaSmartOTABizBundle cocoapods:ThingSmartHomeKit cocoapods:ThingSmartResidenceBasicKit
    TVmaze | api.tvmaze.com *.tvmaze.com | |  | meltano
    Ubidots | industrial.api.ubidots.com *.ubidots.com | pypi:ubidots | https://status.ubidots.com | kingfisher trufflehog
    Uloz.to | apis.uloz.to uloz.to *.uloz.to
    UniCourt | enterpriseapi.unicourt.com *.unicourt.com | pypi:unicourt#C | | openapis
    Uniform | uniform.global *.uniform.global uniform.app *.uniform.app | npm:@uniformdev/canvas npm:@uniformdev/context npm:@uniformdev/cli#G npm:@uniformdev/mesh-sdk npm:@uniformdev/context-react npm:@uniformdev/canvas-react npm:@uniformdev/redirect npm:@uniformdev/canvas-next-rsc-client npm:@uniformdev/tms-sdk npm:@uniformdev/mesh-sdk-react
    UPCDatabase | api.upcdatabase.org *.upcdatabase.org | pypi:upcdatabase#C | | kingfisher trufflehog
    Updown | *.updown.io | npm:node-updown#C gem:updown#C | | power
    uProc | api.uproc.io *.uproc.io | | | n8n
    UPYUN | v0.api.upyun.com api.upyun.com *.upyun.com *.upaiyun.com | golang:github.com/upyun/go-sdk npm:upyun pypi:upyun composer:upyun/sdk maven:com.upyun:java-sdk cocoapods:UPYUN#C cocoapods:UpYunSDK#C | | https://help.upyun.com/docs
    USDA FoodData Central | api.nal.usda.gov fdc.nal.usda.gov | generic:env:USDA_API_KEY#B
    userstack | api.userstack.com *.userstack.com | | | kingfisher trufflehog
    USGS | *.usgs.gov basemap.nationalmap.gov | pypi:water-ogcapi#C pypi:hydrotools-waterdata-client#C pypi:hydrotools-nwis-client#C pypi:callusgs#C pypi:streamstats-access#C pypi:quaker-db#C | | power
    UtilityAPI | utilityapi.com *.utilityapi.com
    VALUE SERP | api.valueserp.com *.valueserp.com | | | https://github.com/towfiqi/serpbear
    VAT Check API | api.vatcheckapi.com *.vatcheckapi.com | pypi:vatcheckapi#C | | power
    VATSense | *.vatsense.com | pypi:vatsense
    Veeva | *.veevavault.com *.veeva.com *.veevacrm.com | |  | nango
    Vehicle Data UK | uk1.ukvehicledata.co.uk *.ukvehicledata.co.uk *.vehicledataglobal.com
    Vehicle Databases | api.vehicledatabases.com *.vehicledatabases.com
    VinAudit | api.vinaudit.com marketvalue.vinaudit.com *.vinaudit.com
    Vincario | api.vindecoder.eu api.vincario.com *.vindecoder.eu *.vincario.com
    Vivino | *.vivino.com
    Voice RSS | api.voicerss.org *.voicerss.org | | | power
    Walk Score | api.walkscore.com transit.walkscore.com *.walkscore.com | pypi:walkscore-api#C | | kingfisher trufflehog
    WarpStream | api.warpstream.com *.warpstream.com | generic:helm/warpstreamlabs.github.io/charts/*#G generic:helm/warpstream-agent#G
    WattTime | api.watttime.org api2.watttime.org *.watttime.org | pypi:watttime pypi:aiowatttime#C | | https://docs.watttime.org
    Wayback Machine | *.archive.org | pypi:internetarchive npm:wayback-machine#C pypi:savepagenow#C pypi:waybacktools#C pypi:waybackpy#C | | power
    weatherstack | api.weatherstack.com *.weatherstack.com | pypi:airbyte-source-weatherstack#C | | kingfisher trufflehog
    Web Scraper | api.webscraper.io *.webscraper.io | | | kingfisher trufflehog
    WebScrapingAPI | api.webscrapingapi.com *.webscrapingapi.com | npm:webscrapingapi | https://status.webscrapingapi.com | kingfisher trufflehog
    Webshare | proxy.webshare.io p.webshare.io *.webshare.io | | https://status.webshare.io | https://apidocs.webshare.io statusphere
    Webz.io | api.webz.io *.webz.io *.webhose.io
    Westlaw | *.westlaw.com
    WhatIsMyBrowser | api.whatismybrowser.com *.whatismybrowser.com | | | power
    WhoisFreaks | api.whoisfreaks.com *.whoisfreaks.com | pypi:whoisfreaks | | misp
    WHOOP | api.prod.whoop.com *.whoop.com | pypi:whoop#C pypi:whoop-data#C pypi:whoopy#C | | nango
    Wine-Searcher | api.wine-searcher.com *.wine-searcher.com
    World Time API | *.worldtimeapi.org | | | power
    World Weather Online | api.worldweatheronline.com *.worldweatheronline.com | | | kingfisher trufflehog
    wttr.in | wttr.in | pypi:aiopywttr#C pypi:pywttr#C pypi:python-weather#C
    Xeneta | *.xeneta.com
    Yahoo! Japan | map.yahooapis.jp shopping.yahooapis.jp jlp.yahooapis.jp auth.login.yahoo.co.jp *.yahooapis.jp | | | https://developer.yahoo.co.jp
    Yep | api.yep.com *.yep.com | | | searxng
    YugabyteDB Aeon | *.yugabyte.cloud *.ybdb.io cloud.yugabyte.com *.cloud.yugabyte.com | | https://status.yugabyte.cloud
    ZenScrape | app.zenscrape.com *.zenscrape.com | | https://zenscrape.freshstatus.io | kingfisher trufflehog
    Zenserp | app.zenserp.com *.zenserp.com | | | trufflehog
    Zeplin | api.zeplin.dev *.zeplin.dev *.zeplin.io | npm:@zeplin/sdk npm:@zeplin/cli#G npm:@zeplin/cli-connect-react-plugin#G | | kingfisher trufflehog
    Zillow | www.zillow.com api.zillow.com photos.zillowstatic.com *.zillow.com *.zillowstatic.com | | | https://www.zillowgroup.com/developers
    ZipCodeAPI | www.zipcodeapi.com *.zipcodeapi.com | | | kingfisher trufflehog
    Zipcodebase | app.zipcodebase.com *.zipcodebase.com | | | kingfisher trufflehog
    Zippopotam.us | api.zippopotam.us *.zippopotam.us | npm:node-zippopotamus#C | | power
    Zyla API Hub | *.zylalabs.com
    Zyte | api.zyte.com app.zyte.com *.zyte.com *.scrapinghub.com | pypi:scrapy-zyte-api pypi:zyte-api pypi:scrapinghub pypi:shub#G | https://status.zyte.com
`;
