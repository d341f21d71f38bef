/** Vendors of the category `ai` in one line each; see `brief-vendors.ts`. */
export const ai = `
    01.AI | api.lingyiwanwu.com *.lingyiwanwu.com api.01.ai | | | dify portkey
    2markdown | api.2markdown.com *.2markdown.com
    302.AI | api.302.ai *.302.ai | | | portkey
    360 AI | api.360.cn | | | dify
    Abyssale | api.abyssale.com *.abyssale.com | pypi:abyssale | | trufflehog
    AgentMail | api.agentmail.to *.agentmail.to | npm:agentmail pypi:agentmail pypi:langchain-agentmail#C | https://status.agentmail.to | sim
    AgentPhone | api.agentphone.to *.agentphone.to | pypi:langchain-agentphone#C npm:agentphone | | sim
    Agno | os-api.agno.com *.agno.com
    AI for Thai | api.aiforthai.in.th *.aiforthai.in.th
    AI or Not | api.aiornot.com *.aiornot.com | pypi:aiornot#C | | power
    ai-coustics | artifacts.ai-coustics.io api.ai-coustics.io *.ai-coustics.io *.ai-coustics.com | pypi:aic-sdk pypi:livekit-plugins-ai-coustics#C
    AIGC2D | api.aigc2d.com *.aigc2d.com | | | oneapi
    AIHubMix | *.aihubmix.com *.inferera.com | | | dify
    AIML API | api.aimlapi.com *.aimlapi.com | pypi:aimlapi-haystack#C pypi:langchain-aimlapi#C composer:symfony/ai-ai-ml-api-platform#C
    Aion Labs | api.aionlabs.ai *.aionlabs.ai
    AIProxy | api.aiproxy.io *.aiproxy.io | cocoapods:AIProxy swift:github.com/lzell/AIProxySwift | | oneapi
    Airtop | api.airtop.ai *.airtop.ai | npm:@airtop/sdk pypi:airtop pypi:airtop-core pypi:airtop-lite#C | https://status.airtop.ai
    Airweave | api.airweave.ai *.airweave.ai | pypi:llama-index-tools-airweave#C npm:@airweave/sdk | | sim
    Amp Code | *.ampcode.com | |  | https://ampcode.com/manual
    Anam | api.anam.ai *.anam.ai | npm:@anam-ai/js-sdk pypi:livekit-plugins-anam#C pypi:anam
    Anchor Browser | api.anchorbrowser.io *.anchorbrowser.io | npm:anchorbrowser pypi:anchorbrowser pypi:langchain-anchorbrowser#C
    Ant Ling | api.ant-ling.com *.ant-ling.com | | | dify
    Anyscale | *.anyscale.com | pypi:anyscale#G pypi:llama-index-embeddings-anyscale#C pypi:llama-index-llms-anyscale#C pypi:prefect-anyscale#C nuget:LangChain.Providers.Anyscale#C generic:helm/anyscale.github.io/helm-charts/*#G | https://status.anyscale.com | portkey
    API2D | oa.api2d.net openai.api2d.net *.api2d.net | | | oneapi
    API2GPT | api.api2gpt.com *.api2gpt.com | | | oneapi
    APIVerve | api.apiverve.com *.apiverve.com
    Arcade | api.arcade.dev *.arcade.dev | npm:@arcadeai/arcadejs pypi:arcadepy pypi:arcade-ai golang:github.com/ArcadeAI/arcade-go pypi:langchain-arcade#C pypi:arcade-mcp pypi:arcade-mcp-server#B | https://status.arcade.dev
    Arcee | api.arcee.ai conductor.arcee.ai *.arcee.ai
    ArliAI | api.arliai.com *.arliai.com | |  | https://www.arliai.com/docs
    Arthur | app.arthur.ai *.arthur.ai | pypi:arthur-client pypi:arthur-observability-sdk pypi:scope-client pypi:arthurai
    Ask Sage | api.asksage.ai *.asksage.ai | pypi:asksageclient#C
    AskNews | api.asknews.app *.asknews.app | pypi:asknews
    Astria | api.astria.ai *.astria.ai
    Async | api.async.com *.async.com | pypi:livekit-plugins-asyncai#C
    Athina | *.athina.ai | pypi:athina-client pypi:athina
    Atlas Cloud | api.atlascloud.ai *.atlascloud.ai | generic:env:ATLASCLOUD_*#B
    AudD | api.audd.io *.audd.io | pypi:audd pypi:aaudd#C | | kingfisher trufflehog
    Autoblocks | api.autoblocks.ai *.autoblocks.ai | npm:@autoblocks/client pypi:autoblocksai | | https://docs.autoblocks.ai
    Autosana | backend.autosana.ai *.autosana.ai | | | nango
    AvalAI | api.avalai.ir *.avalai.ir | | | https://github.com/SubtitleEdit/subtitleedit
    Avatario | avatario.ai *.avatario.ai | pypi:livekit-plugins-avatario#C
    AvatarTalk | api.avatartalk.ai *.avatartalk.ai | pypi:livekit-plugins-avatartalk#C
    Avian | api.avian.io *.avian.io | | | catwalk
    AYLIEN | api.aylien.com *.aylien.com | gem:aylien_text_api#C | | trufflehog
    Baichuan | api.baichuan-ai.com *.baichuan-ai.com | pypi:langchain-baichuan#C pypi:baichuan#C pypi:baichuanai#C | | dify
    Banana | *.banana.dev | pypi:banana-dev
    Bannerbear | api.bannerbear.com *.bannerbear.com | npm:bannerbear#C pypi:bannerbear#C | | kingfisher trufflehog
    Base64.ai | *.base64.ai
    Beam Cloud | api.beam.cloud *.beam.cloud | npm:@beamcloud/beam-js pypi:beam-client
    Beatoven | *.beatoven.ai | |  | https://github.com/Beatoven/public-api
    Beautiful.ai | *.beautiful.ai | | https://status.beautiful.ai | statussy
    Better Auth Infrastructure | dash.better-auth.com api.better-auth.com | npm:@better-auth/infra | | https://www.better-auth.com/docs
    Beyond Presence | api.bey.dev *.bey.dev *.bey.chat | pypi:livekit-plugins-bey#C pypi:bey pypi:bey-sdk#C
    Bing Search | api.bing.microsoft.com | npm:@azure/cognitiveservices-websearch#C pypi:azure-cognitiveservices-search-websearch#C npm:node-bing-api#C npm:@microfox/bing#C pypi:microsoft-bing-autosuggest pypi:microsoft-bing-customimagesearch pypi:microsoft-bing-customwebsearch pypi:microsoft-bing-entitysearch pypi:microsoft-bing-imagesearch pypi:microsoft-bing-newssearch pypi:microsoft-bing-spellcheck pypi:microsoft-bing-videosearch pypi:microsoft-bing-visualsearch pypi:microsoft-bing-websearch golang:github.com/cloudwego/eino-ext/components/tool/bingsearch#C
    bitHuman | auth.api.bithuman.ai *.bithuman.ai | pypi:bithuman pypi:livekit-plugins-bithuman#C
    Blaxel | api.blaxel.ai run.blaxel.ai *.blaxel.ai | pypi:blaxel npm:@blaxel/core npm:@blaxel/sdk npm:@blaxel/langgraph npm:@blaxel/llamaindex npm:@blaxel/telemetry | https://status.blaxel.ai
    Bliro | api.bliro.io *.bliro.io | | | nango
    BlockRun | blockrun.ai *.blockrun.ai | npm:@blockrun/llm | | https://www.npmjs.com/package/@blockrun/llm
    Bolna | api.bolna.ai api.bolna.dev *.bolna.ai *.bolna.dev | |  | https://docs.bolna.ai
    Botpress Cloud | api.botpress.cloud *.botpress.cloud *.botpress.com | npm:@botpress/client npm:@botpress/sdk npm:@botpress/chat npm:@botpress/webchat npm:@botpress/cli#G npm:@botpress/zai npm:@botpress/webchat-client npm:@botpress/api | https://status.botpress.com
    Bria | engine.bria-api.com *.bria-api.com *.bria.ai | pypi:bria-client
    BrightCrowd | api.brightcrowd.com *.brightcrowd.com | | | nango
    Browser Use | api.browser-use.com *.browser-use.com | npm:browser-use-sdk pypi:browser-use-sdk pypi:browser-use#B | https://status.browser-use.com | sim
    BytePlus ModelArk | *.bytepluses.com *.byteplusapi.com | pypi:byteplus-python-sdk-v2 pypi:byteplussdk-* pypi:byteplus-py#C golang:github.com/byteplus-sdk/byteplus-sdk-golang golang:github.com/byteplus-sdk/byteplus-go-sdk-v2 | | dify vercelai
    Bytez | api.bytez.com *.bytez.com | pypi:langchain-bytez#C pypi:bytez#C | | portkey
    Camb.ai | client.camb.ai *.camb.ai | pypi:livekit-plugins-cambai#C pypi:camb-sdk npm:@camb-ai/sdk npm:cambai pypi:cambai#C
    Captions | *.captions.ai
    Character.AI | *.character.ai | pypi:pycharacterai#C pypi:characterai#C pypi:pycai2#C | https://status.character.ai
    Chatbase | www.chatbase.co *.chatbase.co
    Chunkr | api.chunkr.ai *.chunkr.ai | pypi:chunkr-ai npm:chunkr-ai
    Chutes | llm.chutes.ai *.chutes.ai |  | https://status.chutes.ai
    Claid | api.claid.ai *.claid.ai
    Cleanlab | *.cleanlab.ai | pypi:cleanlab-tlm pypi:cleanlab-studio pypi:llama-index-llms-cleanlab#C
    Cline Bot | api.cline.bot *.cline.bot | |  | https://github.com/cline/cline
    Clipdrop | *.clipdrop.co clipdrop-api.co *.clipdrop-api.co | pypi:pyclipdrop#C
    CloseAI | api.closeai-proxy.xyz api.closeai-asia.com *.closeai-proxy.xyz *.closeai-asia.com | | | oneapi
    Cloudmersive | api.cloudmersive.com *.cloudmersive.com | pypi:cloudmersive-convert-api-client npm:cloudmersive-convert-api-client npm:cloudmersive-virus-api-client nuget:Cloudmersive.APIClient.NETCore.DocumentAndDataConvert npm:cloudmersive-* nuget:Cloudmersive.APIClient.NETCore.OCR nuget:Cloudmersive.APIClient.NETCore.Validate nuget:Cloudmersive.APIClient.NETCore.VirusScan | | kingfisher power trufflehog
    CloudSight | api.cloudsightapi.com *.cloudsightapi.com *.cloudsight.ai | | | kingfisher
    Codegen | api.codegen.com *.codegen.com | | | nango
    Cognee Cloud | api.cognee.ai *.cognee.ai | generic:env:COGNEE_API_KEY#B | | https://docs.cognee.ai
    Cognigy | *.cognigy.ai
    CometAPI | api.cometapi.com *.cometapi.com | pypi:cometapi-haystack#C pypi:llama-index-llms-cometapi#C npm:cometapi pypi:cometapi#C | | dify portkey
    Confident AI | *.confident-ai.com | pypi:confident-ai
    Context.dev | api.context.dev *.context.dev | pypi:context-dev-haystack#C pypi:context-dev | | sim
    Context7 | context7.com mcp.context7.com | npm:context7-mcp-server#C | | https://github.com/upstash/context7
    Contextual AI | api.contextual.ai *.contextual.ai | npm:contextual-client pypi:contextual-client#C pypi:ctxl-ai#C
    Convai | api.convai.com *.convai.com
    Copy.ai | api.copy.ai *.copy.ai | | | power
    Cortecs | api.cortecs.ai *.cortecs.ai | | | catwalk
    Coze | api.coze.com *.coze.com api.coze.cn *.coze.cn | pypi:langchain-coze#C npm:@coze/api pypi:cozepy#C pypi:coze#C pypi:coze-coding-dev-sdk#C pypi:coze-coding-utils#C pypi:cozeloop#C pypi:gaotu-cozeloop#C pypi:local-coze#C pypi:coze-api-toolkit#C pypi:ddq-coze-toolkit#C pypi:coze-workload-identity golang:github.com/coze-dev/cozeloop-go golang:github.com/cloudwego/eino-ext/callbacks/cozeloop#C golang:github.com/cloudwego/eino-ext/components/prompt/cozeloop#C
    Cradl AI | api.lucidtech.ai *.lucidtech.ai *.cradl.ai | | | power
    Creatify | api.creatify.ai *.creatify.ai | |  | https://docs.creatify.ai
    CrewAI | app.crewai.com *.crewai.com
    Crusoe | *.crusoe.ai *.cloud.crusoe.ai *.crusoecloud.com | pypi:langchain-crusoe#C pypi:codecraftai-restclient-crusoe#C | https://status.crusoecloud.com
    DagsHub | dagshub.com *.dagshub.com | pypi:dagshub
    Dandelion | api.dandelion.eu *.dandelion.eu | | | kingfisher power trufflehog
    Dappier | mcp.dappier.com api.dappier.com *.dappier.com | pypi:langchain-dappier#C pypi:llama-index-tools-dappier#C pypi:dappier#C | | mcp
    DataRobot | app.datarobot.com app.eu.datarobot.com *.datarobot.com | pypi:datarobot pypi:airflow-provider-datarobot#C pypi:datarobot-early-access#C pypi:airflow-provider-datarobot-early-access#C pypi:datarobot-storage#C pypi:datarobot-predict | https://status.datarobot.com
    Datumbox | api.datumbox.com *.datumbox.com | | | openapis
    Daxa | api.daxa.ai *.daxa.ai
    Decart | api.decart.ai api3.decart.ai *.decart.ai | npm:@decartai/sdk pypi:decart | | https://docs.platform.decart.ai
    Deep Image | *.deep-image.ai
    DeepAI | api.deepai.org *.deepai.org | pypi:langchain-deepai#C pypi:nethytech-deeptts#C | | kingfisher trufflehog
    DeepAR | api.developer.deepar.ai *.deepar.ai | npm:deepar cocoapods:DeepAR#C
    Deepbricks | api.deepbricks.ai *.deepbricks.ai | | | portkey
    DeepWiki | mcp.deepwiki.com *.deepwiki.com | | | mcp
    DeerAPI | api.deerapi.com *.deerapi.com | | | dify
    Detect Language | ws.detectlanguage.com *.detectlanguage.com | npm:detectlanguage pypi:detectlanguage | | kingfisher trufflehog
    Devin | api.devin.ai *.devin.ai | pypi:devinai#C | https://www.devinstatus.com | nango sim
    Dify Cloud | api.dify.ai *.dify.ai | npm:dify-ai-provider#B npm:dify-client#B pypi:dify-client#B | https://status.dify.ai | dify
    Docugami | api.docugami.com *.docugami.com | pypi:llama-index-readers-docugami#C pypi:docugami
    Dust | dust.tt eu.dust.tt *.dust.tt | npm:@dust-tt/client | https://status.dust.tt | https://docs.dust.tt w6w
    Dynamic Mockups | app.dynamicmockups.com *.dynamicmockups.com | | | nango
    Eden AI | api.edenai.run *.edenai.run | pypi:edenai-haystack#C npm:edenai | https://app-edenai.instatus.com | kingfisher power trufflehog w6w
    Empower | app.empower.dev *.empower.dev | |  | litellm
    Encord | api.encord.com *.encord.com | pypi:encord
    Epsilla | *.epsilla.com | pypi:llama-index-vector-stores-epsilla#C
    Face++ | api-us.faceplusplus.com api-cn.faceplusplus.com *.faceplusplus.com | | | trufflehog
    Factory AI | api.factory.ai *.factory.ai | | https://status.factory.ai | statussy
    FASHN | api.fashn.ai | npm:fashn pypi:fashn | | https://docs.fashn.ai
    FastGPT | fastgpt.run fastgpt.in api.fastgpt.in *.fastgpt.run *.fastgpt.in | | | oneapi
    FastRouter | go.fastrouter.ai *.fastrouter.ai | | | mastra
    Fiddler AI | *.fiddler.ai
    Financial Datasets | api.financialdatasets.ai *.financialdatasets.ai
    Fish Audio | api.fish.audio *.fish.audio | npm:fish-audio npm:fish-audio-sdk pypi:fish-audio-sdk pypi:livekit-plugins-fishaudio#C | https://status.fish.audio | dify vercelai
    Fixie Ultravox | api.ultravox.ai *.ultravox.ai | pypi:livekit-plugins-ultravox#C npm:ultravox-client
    Flint | app.tryflint.com *.tryflint.com | | | sim
    Flowise Cloud | *.flowiseai.com
    FPT.AI | api.fpt.ai *.fpt.ai
    Freepik | api.freepik.com *.freepik.com | | | nango
    Freeplay | *.freeplay.ai
    Function Network | api.function.network *.function.network
    Galadriel | api.galadriel.ai api.galadriel.com *.galadriel.ai *.galadriel.com | |  | litellm
    Geneea | api.geneea.com *.geneea.com | | | openapis
    Gengo | api.gengo.com *.gengo.com | | | trufflehog
    Gentrace | *.gentrace.ai | npm:@gentrace/core
    getimg.ai | api.getimg.ai *.getimg.ai | pypi:getimg#C | | dify
    GMI Cloud | api.gmi-serving.com *.gmi-serving.com *.gmicloud.ai | pypi:gmicloud#C pypi:gmicloud-ai#C | | dify vercelai
    Gnani | api.vachana.ai *.vachana.ai *.gnani.ai | pypi:livekit-plugins-gnani#C pypi:gnani-vachana#C pypi:pipecat-gnani#C
    Golden | *.golden.com
    GooseAI | api.goose.ai *.goose.ai
    Gradient AI | api.gradient.ai *.gradient.ai | pypi:langchain-gradientai#C npm:@gradientai/nodejs-sdk pypi:gradientai#C
    Gradium | api.gradium.ai eu.api.gradium.ai us.api.gradium.ai *.gradium.ai | pypi:gradium pypi:livekit-plugins-gradium#C
    Grammarbot | *.grammarbot.io | npm:grammarbot#C
    Graphlit | *.graphlit.io *.graphlit.com | npm:graphlit-client pypi:graphlit-client nuget:Graphlit | | https://docs.graphlit.dev
    Guardrails Hub | *.guardrailsai.com hub.api.guardrailsai.com | pypi:guardrails-ai#D
    Gumloop | api.gumloop.com | npm:gumloop | | https://docs.gumloop.com
    Hamming | app.hamming.ai *.hamming.ai | pypi:hamming-sdk pypi:livekit-plugins-hamming#C
    Happy Scribe | www.happyscribe.com *.happyscribe.com | | | kingfisher trufflehog
    Hedra | api.hedra.com *.hedra.com | pypi:livekit-plugins-hedra#C
    HeyGen LiveAvatar | api.liveavatar.com *.liveavatar.com | pypi:livekit-plugins-liveavatar#C
    HiddenLayer | api.hiddenlayer.ai api.us.hiddenlayer.ai *.hiddenlayer.ai | pypi:hiddenlayer-sdk
    Higgsfield | platform.higgsfield.ai *.higgsfield.ai | npm:@higgsfield/client | | https://docs.higgsfield.ai
    Honcho | api.honcho.dev *.honcho.dev | pypi:honcho-ai#B npm:@honcho-ai/sdk#B pypi:honcho-core
    HoneyHive | api.honeyhive.ai *.honeyhive.ai | pypi:honeyhive pypi:llama-index-callbacks-honeyhive#C npm:honeyhive
    Houndify | api.houndify.com apiws.houndify.com *.houndify.com | npm:houndify | | https://www.houndify.com/docs
    HrFlow.ai | api.hrflow.ai *.hrflow.ai | pypi:hrflow#C | | power
    Huawei ModelArts MaaS | api.modelarts-maas.com *.modelarts-maas.com *.modelarts-infer.com | | | dify
    HumanLayer | api.humanlayer.dev *.humanlayer.dev | npm:@humanlayer/sdk | | https://github.com/humanlayer/humanlayer
    Humanloop | api.humanloop.com *.humanloop.com | npm:humanloop pypi:humanloop
    Hyperscience | *.hyperscience.net | pypi:hyperscience-saas-client#C
    Hyperspell | api.hyperspell.com | npm:hyperspell pypi:hyperspell | | https://docs.hyperspell.com
    iApp Technology | api.iapp.co.th *.iapp.co.th
    iFlow | apis.iflow.cn *.iflow.cn | | | mastra
    iFlytek | api.xfyun.cn iat-api.xfyun.cn tts-api.xfyun.cn raasr.xfyun.cn *.xfyun.cn *.iflyaisol.com | pypi:spark-ai-python cocoapods:iflyMSC | | https://www.xfyun.cn/doc
    iFlytek Spark | *.xf-yun.com | nuget:Sdcb.SparkDesk#C maven:io.github.briqt:xunfei-spark4j#C | | dify
    Imagga | api.imagga.com *.imagga.com | npm:imagga#C | | kingfisher trufflehog
    Inception Labs | api.inceptionlabs.ai *.inceptionlabs.ai | generic:env:INCEPTION_API_KEY#B
    Inference.net | api.inference.net *.inference.net | npm:@inference/sdk npm:@inference/cli#G pypi:inference-catalyst-tracing#C pypi:inference-tracing#C | | portkey
    Infermatic | api.totalgpt.ai *.totalgpt.ai *.infermatic.ai | |  | https://github.com/SillyTavern/SillyTavern
    Inkeep | api.inkeep.com *.inkeep.com | npm:@inkeep/cxkit-react npm:@inkeep/cxkit-js npm:@inkeep/uikit npm:@inkeep/uikit-js npm:@inkeep/cxkit-docusaurus npm:@inkeep/ai-api npm:@inkeep/agents-sdk npm:@inkeep/agents-cli#G npm:@inkeep/agents-manage-mcp | https://status.inkeep.com
    Intern AI | *.intern-ai.org.cn
    Invideo | mcp.invideo.io *.invideo.io | | | mcp
    Inworld | api.inworld.ai *.inworld.ai | pypi:livekit-plugins-inworld#C pypi:inworld-tts#C | https://status.inworld.ai
    io.net Intelligence | *.io.solutions | | | portkey
    Jigsawstack | api.jigsawstack.com *.jigsawstack.com | pypi:jigsawstack npm:jigsawstack
    Judgment Labs | api.judgmentlabs.ai *.judgmentlabs.ai | pypi:judgeval generic:env:JUDGMENT_API_KEY#B | | https://docs.judgmentlabs.ai
    Kagi | *.kagi.com | pypi:kagiapi pypi:kagi-client#C | https://status.kagi.com
    Kaiber | *.kaiber.ai
    Kapa.ai | *.kapa.ai | pypi:langchain-kapa-ai#C npm:@kapaai/react-sdk
    Keenable | api.keenable.ai *.keenable.ai | npm:keenable pypi:keenable
    Kernel | api.onkernel.com *.onkernel.com *.kernel.sh | npm:@onkernel/sdk pypi:kernel
    Keyframe Labs | api.keyframelabs.com *.keyframelabs.com | pypi:livekit-plugins-keyframe#C
    Keywords AI | api.keywordsai.co *.keywordsai.co *.respan.ai | pypi:llama-index-llms-keywordsai#C npm:@keywordsai/keywordsai-sdk pypi:keywordsai-exporter-haystack#C pypi:keywordsai#C pypi:keywordsai-tracing#C
    Kie.ai | api.kie.ai *.kie.ai | | | https://github.com/gitroomhq/postiz-app
    Kilo Code | api.kilocode.ai api.kilo.ai *.kilocode.ai *.kilo.ai | |  | https://github.com/Kilo-Org/kilocode
    Kimi | *.kimi.com | pypi:langchain-kimi#C pypi:kimi-cli#G
    Kindo | llm.kindo.ai *.kindo.ai
    Klavis | api.klavis.ai *.klavis.ai | npm:klavis
    Kling AI | api.klingai.com api-singapore.klingai.com *.klingai.com | | | vercelai
    Klippa | *.klippa.com *.klippa.app
    Kluster.ai | api.kluster.ai *.kluster.ai | | | portkey
    Konfuzio | app.konfuzio.com *.konfuzio.com | | | power
    Konko | api.konko.ai *.konko.ai | pypi:llama-index-llms-konko#C
    Kore.ai | *.kore.ai | npm:kore-web-sdk
    Krea | api.krea.ai *.krea.ai
    Krisp | *.krisp.ai | pypi:livekit-plugins-krisp#C npm:@livekit/krisp-noise-filter#C
    Krutrim | cloud.olakrutrim.com *.olakrutrim.com | pypi:krutrimpy#C pypi:krutrim-cloud | | portkey
    Labelbox | api.labelbox.com *.labelbox.com | pypi:labelbox pypi:lbox-clients | https://status.labelbox.com
    Lamini | api.lamini.ai *.lamini.ai | pypi:lamini | | https://docs.lamini.ai
    Landing AI | api.landing.ai *.landing.ai | pypi:landingai pypi:landingai-ade pypi:agentic-doc npm:landingai-ade npm:landingai npm:@landingai/react | https://status.landing.ai
    LangDB | *.langdb.ai | pypi:pylangdb#C
    Langdock | api.langdock.com *.langdock.com |  | https://status.langdock.com
    Langtrace | app.langtrace.ai *.langtrace.ai | npm:@langtrase/typescript-sdk pypi:langtrace-python-sdk generic:env:LANGTRACE_API_KEY#B | | https://docs.langtrace.ai
    Language Weaver | api.languageweaver.com us.api.languageweaver.com *.languageweaver.com | | | https://docs.languageweaver.com
    LangWatch | app.langwatch.ai *.langwatch.ai | npm:langwatch pypi:langwatch golang:github.com/langwatch/langwatch/sdk-go | https://status.langwatch.ai
    Lara Translate | api.laratranslate.com *.laratranslate.com | npm:@translated/lara npm:@translated/lara-cli
    Latitude | gateway.latitude.so *.latitude.so | npm:@latitude-data/sdk npm:@latitude-data/telemetry pypi:latitude-sdk pypi:latitude-telemetry | https://status.latitude.so
    Layercode | api.layercode.com *.layercode.com | npm:@layercode/js-sdk npm:@layercode/node-server-sdk npm:@layercode/react-sdk
    Leap AI | api.tryleap.ai *.tryleap.ai | npm:@leap-ai/sdk | | power
    Leexi | *.leexi.ai | | https://status.leexi.ai | w6w
    Lemonfox | api.lemonfox.ai *.lemonfox.ai | | | portkey
    LemonSlice | lemonslice.com *.lemonslice.com | pypi:livekit-plugins-lemonslice#C pypi:lemonmeringue#C
    Lepton AI | api.lepton.ai *.lepton.ai *.lepton.run | pypi:leptonai | | portkey
    Lettria | api.lettria.com *.lettria.com | pypi:lettria | | power
    Lightning AI | *.lightning.ai | pypi:lightning-sdk npm:@lightningai/sdk | https://status.lightning.ai
    LightOn Paradigm | *.lighton.ai
    Lightpanda | *.lightpanda.io
    Lindy | *.lindy.ai
    Lingvanex | *.lingvanex.com api-b2b.backenster.com *.backenster.com | pypi:lingvanex#C | | n8n
    Liquid AI | *.liquid.ai | pypi:liquidai#C pypi:liquidkit#C pypi:gpsm#C
    Listen Notes | listen-api.listennotes.com *.listennotes.com | npm:podcast-api pypi:podcast-api#C
    Literal AI | cloud.getliteral.ai *.getliteral.ai | pypi:literalai npm:@literalai/client
    Llama API | api.llama.com *.llama.com | pypi:llama-index-llms-llama-api#C pypi:llama-api-client npm:llamaapi npm:llamaai | | dify portkey
    LLMRails | api.llmrails.com *.llmrails.com | pypi:llama-index-embeddings-llm-rails#C
    LLMSherpa | readers.llmsherpa.com | pypi:llmsherpa#B
    Log10 | *.log10.io
    LongCat | api.longcat.chat *.longcat.chat | | | dify
    Lovable | *.lovable.dev | npm:@lovable.dev/cloud-auth-js | https://status.lovable.dev | nango
    LucidQuery | lucidquery.com *.lucidquery.com | | | mastra
    Lunary | api.lunary.ai *.lunary.ai app.llmonitor.com *.llmonitor.com | npm:lunary pypi:lunary
    Magic Hour | api.magichour.ai | npm:magic-hour | | https://docs.magichour.ai
    Manus AI | api.manus.ai api.manus.im *.manus.ai *.manus.im | | https://status.manus.im | w6w
    Maritaca | chat.maritaca.ai *.maritaca.ai | pypi:langchain-maritaca#C
    Marqo | *.marqo.ai | pypi:marqo-haystack#C
    Martian | *.withmartian.com
    Mathpix | api.mathpix.com *.mathpix.com | pypi:mpxpy#C | https://status.mathpix.com
    Matterai | api.matterai.so *.matterai.so | | | portkey
    Maxim | api.getmaxim.ai app.getmaxim.ai *.getmaxim.ai | npm:@maximai/maxim-js pypi:maxim-py | https://status.getmaxim.ai | https://github.com/maximhq/bifrost
    MeaningCloud | api.meaningcloud.com *.meaningcloud.com | | | power trufflehog
    Meeting BaaS | api.meetingbaas.com | npm:@meeting-baas/sdk | | https://docs.meetingbaas.com
    Mem AI | api.mem.ai *.mem.ai | | https://status.mem.ai | w6w
    Mendable | api.mendable.ai *.mendable.ai | pypi:mendable-py
    Meshy | api.meshy.ai *.meshy.ai | | | portkey
    Metal | api.getmetal.io *.getmetal.io | pypi:metal-sdk npm:@getmetal/metal-sdk
    Metorial | api.metorial.com *.metorial.com | npm:metorial npm:@metorial/sdk npm:@metorial/core | | https://metorial.com/docs
    Microsoft Edge Read Aloud | speech.platform.bing.com | pypi:edge-tts#C npm:msedge-tts#C npm:edge-tts-node#C cargo:msedge-tts#C
    Millis AI | *.millis.ai
    Mindee | api.mindee.net *.mindee.net *.mindee.com | npm:mindee pypi:mindee gem:mindee composer:mindee/mindee nuget:Mindee maven:com.mindee.sdk:mindee-api-java pypi:mindee-lite#C | https://status.mindee.com
    MindsDB | *.mindsdb.com *.mdb.ai
    Models.dev | models.dev | | | catwalk
    ModelScope | api-inference.modelscope.cn *.modelscope.cn | pypi:langchain-modelscope#C pypi:llama-index-embeddings-modelscope#C pypi:llama-index-llms-modelscope#C pypi:modelscope pypi:langchain-modelscope-integration#C pypi:shiertier-modelscope#C | | dify
    ModelsLab | api.modelslab.com *.modelslab.com | pypi:llama-index-llms-modelslab#C pypi:modelslab#C
    Mojeek | api.mojeek.com *.mojeek.com | pypi:pymojeek#C
    MonkeyLearn | api.monkeylearn.com *.monkeylearn.com | npm:monkeylearn pypi:monkeylearn | | kingfisher trufflehog
    MonsterAPI | llm.monsterapi.ai api.monsterapi.ai *.monsterapi.ai | pypi:llama-index-llms-monsterapi#C npm:monsterapi#C pypi:monsterapi#C | | portkey power
    Moondream | api.moondream.ai *.moondream.ai | npm:moondream | | https://docs.moondream.ai
    Morph | api.morphllm.com *.morphllm.com
    Morph Cloud | cloud.morph.so *.morph.so | pypi:morphcloud
    Mubert | *.mubert.com | |  | https://mubert.com/api
    Murf | api.murf.ai *.murf.ai | pypi:murf pypi:livekit-plugins-murf#C | https://murf.statuspage.io | w6w
    n1n.ai | api.n1n.ai *.n1n.ai
    NanoGPT | nano-gpt.com *.nano-gpt.com | |  | litellm
    Nanonets | app.nanonets.com *.nanonets.com | npm:nanonets pypi:nanonetsclient#C
    Naver Clova | *.ntruss.com *.clovastudio.stream.ntruss.com | pypi:livekit-plugins-clova#C
    nCompass | api.ncompass.tech *.ncompass.tech | | | portkey
    Needle | mcp.needle-ai.com *.needle-ai.com | pypi:needle-python | | mcp
    Neets | api.neets.ai *.neets.ai
    Neuphonic | api.neuphonic.com *.neuphonic.com eu-west-1.api.neuphonic.com | pypi:pyneuphonic npm:@neuphonic/neuphonic-js pypi:livekit-plugins-neuphonic#C
    Neuralwatt | api.neuralwatt.com *.neuralwatt.com | | | catwalk
    NextBit | api.nextbit256.com *.nextbit256.com | | | portkey
    Nixtla | api.nixtla.io *.nixtla.io | pypi:nixtla pypi:nixtlats#C
    Nlp Cloud | api.nlpcloud.io *.nlpcloud.io *.nlpcloud.com | npm:nlpcloud pypi:nlpcloud gem:nlpcloud composer:nlpcloud/nlpcloud-client golang:github.com/nlpcloud/nlpcloud-go
    NotDiamond | api.notdiamond.ai *.notdiamond.ai | pypi:dagster-notdiamond#C npm:notdiamond pypi:notdiamond
    Notte | api.notte.cc *.notte.cc | pypi:notte-sdk pypi:notte generic:env:NOTTE_API_KEY#B | | https://docs.notte.cc
    Nous Research | inference-api.nousresearch.com *.nousresearch.com
    NovelAI | api.novelai.net image.novelai.net text.novelai.net *.novelai.net | pypi:novelai-api#C pypi:nekoai-api#C pypi:novelai#C | https://status.novelai.net
    Nscale | inference.api.nscale.com *.nscale.com | | | portkey
    Nuclia | *.nuclia.cloud *.rag.progress.cloud | pypi:nuclia#C
    Nyne AI | api.nyne.ai *.nyne.ai | | | nango
    Observe.AI | *.observe.ai | | https://status.observe.ai | statussy
    OCR.space | api.ocr.space *.ocr.space | npm:ocr-space-api-wrapper#C pypi:ocrspace#C npm:ocr-space-api#C
    Ocrolus | *.ocrolus.com | | https://status.ocrolus.com
    Octagon | mcp.octagonagents.com *.octagonagents.com | | | mcp
    OctoAI | *.octoai.cloud *.octoai.run | pypi:llama-index-embeddings-octoai#C pypi:llama-index-llms-octoai#C npm:@octoai/client
    OhMyGPT | api.ohmygpt.com *.ohmygpt.com | | | oneapi
    Ollama Cloud | ollama.com api.ollama.com
    OneReach.ai | *.onereach.ai *.api.onereach.ai | npm:@or-sdk/* | | https://www.npmjs.com/package/@or-sdk/base
    OpenAI-SB | api.openai-sb.com *.openai-sb.com | | | oneapi
    OpenALPR | api.openalpr.com *.openalpr.com | | | openapis
    OpenCode Zen | opencode.ai *.opencode.ai | npm:opencode-ai#G npm:@opencode-ai/sdk#F
    OpenHands | app.all-hands.dev *.all-hands.dev | | | nango
    Openlayer | api.openlayer.com *.openlayer.com | pypi:openlayer npm:openlayer
    OpenPipe | *.openpipe.ai | pypi:openpipe npm:openpipe pypi:openpipe-art#B
    OpusClip | api.opus.pro *.opus.pro | | https://status.opus.pro | w6w
    OrcaRouter | api.orcarouter.ai *.orcarouter.ai | pypi:orcarouter-haystack#C
    Originality.AI | api.originality.ai *.originality.ai | | | power
    Orq | api.orq.ai *.orq.ai | pypi:orq-ai-sdk npm:@orq-ai/node
    PaddleOCR | paddleocr.aistudio-app.com *.aistudio-app.com | pypi:paddleocr-haystack#C | | dify
    Pandorabots | aiaas.pandorabots.com *.pandorabots.com | | | openapis
    Parallel | api.parallel.ai *.parallel.ai | pypi:langchain-parallel#C pypi:parallel-haystack#C pypi:parallel-web npm:parallel-web npm:@parallel-web/ai-sdk-tools#C | https://status.parallel.ai | mcp sim
    ParallelDots | apis.paralleldots.com *.paralleldots.com | npm:paralleldots | | kingfisher trufflehog
    Parasail | api.parasail.io *.parasail.io | pypi:parasail | | https://docs.parasail.io
    Parea | *.parea.ai | pypi:parea-ai#C
    Passio | api.passiolife.com *.passiolife.com
    PerfXCloud | cloud.perfxlab.cn *.perfxlab.cn | | | dify
    Phonic | api.phonic.co *.phonic.co | pypi:phonic pypi:livekit-plugins-phonic#C
    PiAPI | api.piapi.ai *.piapi.ai | |  | https://piapi.ai/docs
    Picsart | api.picsart.io genai-api.picsart.io *.picsart.io
    Pika | *.pika.art
    Pipeboard | mcp.pipeboard.co *.pipeboard.co | | | mcp
    Plaud AI | *.plaud.ai | | https://status.plaud.ai | w6w
    Poe | api.poe.com *.poe.com | pypi:fastapi-poe pypi:poe#C pypi:poe-api-wrapper#C | https://status.poe.com
    pollinations.ai | text.pollinations.ai image.pollinations.ai gen.pollinations.ai *.pollinations.ai | npm:@pollinations/react npm:@pollinations/sdk pypi:pollinations-client#C pypi:akgpt#C pypi:pollinations-api#C pypi:pypollinations#C pypi:winzy-text-to-image#C
    PPIO | api.ppinfra.com api.ppio.com *.ppinfra.com *.ppio.com | generic:env:PPIO_*#B pypi:ppio-sandbox#C pypi:ppio-gpus#C
    Predibase | serving.app.predibase.com *.predibase.com | pypi:llama-index-llms-predibase#C pypi:predibase pypi:predibase-pql#C | | portkey
    PremAI | app.premai.io *.premai.io | pypi:llama-index-embeddings-premai#C pypi:llama-index-llms-premai#C npm:@premai/prem-sdk pypi:premai
    Prime Intellect | api.primeintellect.ai *.primeintellect.ai | pypi:prime pypi:prime-sandboxes pypi:prime-tunnel pypi:prime-evals pypi:prime-runs#C pypi:prime-traces#C | https://status.primeintellect.ai
    Prodia | inference.prodia.com *.prodia.com | npm:@ai-sdk/prodia#C npm:prodia pypi:prodiapy#C | | vercelai
    Profound | api.tryprofound.com *.tryprofound.com | | | sim
    Prompt Security | *.prompt.security
    Protoface | api.protoface.com *.protoface.com | pypi:livekit-plugins-protoface#C
    ProWritingAid | *.prowritingaid.com
    Public AI | api.publicai.co *.publicai.co | |  | litellm
    pyannoteAI | api.pyannote.ai *.pyannote.ai | pypi:pyannoteai-sdk
    Quiver AI | api.quiver.ai *.quiver.ai | npm:@quiverai/sdk | | sim vercelai
    Rapidata | api.rapidata.ai *.rapidata.ai | pypi:rapidata | | https://docs.rapidata.ai
    Recraft | external.api.recraft.ai *.recraft.ai | | https://status.recraft.ai | portkey
    regolo.ai | api.regolo.ai *.regolo.ai | | | dify
    Relace | *.relace.run *.relace.ai | npm:@relace-ai/relace pypi:relace
    Relevance AI | *.relevanceai.com *.tryrelevance.com | npm:@relevanceai/sdk | https://status.relevanceai.com
    Rememberizer | api.rememberizer.ai *.rememberizer.ai
    Requesty | router.requesty.ai *.requesty.ai
    Respeecher | api.respeecher.com space.respeecher.com *.respeecher.com | pypi:respeecher pypi:livekit-plugins-respeecher#C
    Rev | www.rev.com api.rev.com *.rev.com | | | trufflehog
    Rime | users.rime.ai *.rime.ai | pypi:livekit-plugins-rime#C pypi:rimelabs-sdk#C
    Riza | api.riza.io *.riza.io | pypi:rizaio#C
    Roboflow | api.roboflow.com detect.roboflow.com serverless.roboflow.com outline.roboflow.com *.roboflow.com | pypi:roboflow pypi:inference-sdk npm:roboflow npm:@roboflow/inference-sdk pypi:roboflow-slim#C pypi:inference-gpu pypi:inference-cli | https://status.roboflow.com
    Roo Code Cloud | *.roocode.com | |  | https://github.com/RooCodeInc/Roo-Code
    Rossum | *.rossum.ai *.elis.rossum.ai | generic:env:ROSSUM_*#B pypi:rossum-api | https://status.rossum.ai
    RTZR | openapi.vito.ai *.vito.ai | pypi:livekit-plugins-rtzr#C
    Runware | api.runware.ai ws-api.runware.ai *.runware.ai | pypi:runware npm:@runware/sdk-js npm:@runware/ai-sdk-provider | https://status.runware.ai
    Salad | api.salad.com *.salad.com | pypi:salad-cloud-sdk pypi:salad-cloud-imds-sdk pypi:salad-cloud-transcription-sdk | https://status.salad.com | trufflehog
    Sapling | api.sapling.ai *.sapling.ai | npm:@saplingai/sapling-js pypi:sapling-py | | power
    Sarvam AI | api.sarvam.ai *.sarvam.ai | npm:sarvamai pypi:sarvamai pypi:livekit-plugins-sarvam#C pypi:langchain-sarvamai#C pypi:sarvam-tts#C | https://status.sarvam.ai
    Sber GigaChat | gigachat.devices.sberbank.ru | npm:gigachat pypi:gigachat
    Scale AI | api.scale.com *.scale.com *.scaleapi.com | npm:scaleapi pypi:scaleapi pypi:scale-nucleus | https://status.scale.com
    Scenario | api.cloud.scenario.com *.scenario.com
    Scrape.do | api.scrape.do *.scrape.do | | | nango
    ScrapeGraphAI | api.scrapegraphai.com *.scrapegraphai.com | npm:scrapegraph-js pypi:scrapegraph-py pypi:llama-index-tools-scrapegraphai#C
    Scrapeless | api.scrapeless.com *.scrapeless.com | npm:@scrapeless-ai/sdk pypi:scrapeless | | https://docs.scrapeless.com
    Scrapybara | api.scrapybara.com *.scrapybara.com | npm:scrapybara pypi:scrapybara generic:env:SCRAPYBARA_API_KEY#B | | https://docs.scrapybara.com
    SearchAPI | www.searchapi.io *.searchapi.io | pypi:langchain-searchapi#C pypi:llama-index-tools-searchapi#C pypi:searchapi-haystack#C maven:dev.langchain4j:langchain4j-web-search-engine-searchapi#C | | dify mcp power
    Segmind | api.segmind.com *.segmind.com | pypi:segmind#C | | portkey
    SenseTime | *.sensenova.cn
    Sensible | api.sensible.so *.sensible.so | pypi:sensibleapi#C
    Serply | api.serply.io *.serply.io | | | dify
    Shotstack | api.shotstack.io *.shotstack.io | npm:shotstack-sdk | | kingfisher trufflehog
    Sieve | *.sievedata.com
    SigOpt | api.sigopt.com *.sigopt.com | pypi:sigopt#C | | kingfisher trufflehog
    Simli | api.simli.ai *.simli.ai *.simli.com | npm:simli-client pypi:simli-ai pypi:livekit-plugins-simli#C
    Simplescraper | api.simplescraper.io *.simplescraper.io
    Simplismart | api.simplismart.live *.simplismart.live *.simplismart.ai | pypi:livekit-plugins-simplismart#C
    Sixtyfour | api.sixtyfour.ai *.sixtyfour.ai | | | sim
    SkyBiometry | api.skybiometry.com *.skybiometry.com | | | trufflehog
    Skyvern | api.skyvern.com *.skyvern.com | generic:env:SKYVERN_API_KEY#B pypi:skyvern#B pypi:skyvern-client | https://status.skyvern.com | w6w
    SlideSpeak | api.slidespeak.co *.slidespeak.co | | | dify
    SLNG | api.slng.ai *.slng.ai | pypi:livekit-plugins-slng#C pypi:voiceai-sdk#C
    Smallest AI | *.smallest.ai *.waves-api.smallest.ai | pypi:livekit-plugins-smallestai#C
    Smithery | server.smithery.ai *.smithery.ai | npm:@smithery/sdk npm:@smithery/cli#G npm:@smithery/api pypi:smithery
    SoMark | *.somark.cn *.somark.ai | | | dify
    Soniox | api.soniox.com stt-rt.soniox.com *.soniox.com | npm:@soniox/node npm:@soniox/speech-to-text-web npm:@soniox/react pypi:soniox pypi:langchain-soniox#C pypi:livekit-plugins-soniox#C npm:@soniox/client npm:@soniox/vercel-ai-sdk-provider pypi:soniox-transcribe#C pypi:soniox-pro-sdk#C | https://status.soniox.com
    Sonix | api.sonix.ai *.sonix.ai | npm:sonix-speech-recognition#C | | https://sonix.ai/docs/api
    Speechify | api.speechify.ai api.sws.speechify.com *.speechify.com *.speechify.ai | npm:@speechify/api pypi:speechify-api pypi:livekit-plugins-speechify#C npm:@speechify/api-sdk
    Speechly | api.speechly.com *.speechly.com | npm:@speechly/browser-client npm:@speechly/react-client | | https://github.com/speechly/speechly
    SpeechText.AI | api.speechtext.ai *.speechtext.ai | | | kingfisher trufflehog
    Spider | api.spider.cloud *.spider.cloud | npm:@spider-cloud/spider-client pypi:spider-client cargo:spider-client pypi:spiderclient-py#C pypi:spidercloud-py#C | | dify
    Spitch | api.spi-tch.com *.spi-tch.com *.spitch.app | pypi:spitch pypi:livekit-plugins-spitch#C npm:spitch
    Stable Horde | *.stablehorde.net *.aihorde.net
    Stack AI | api.stack-ai.com *.stack-ai.com
    STACKIT | *.api.stackit.cloud *.stackit.cloud *.onstackit.cloud | pypi:stackit-haystack#C pypi:stackit-* terraform:stackitcloud/stackit#G golang:github.com/stackitcloud/stackit-sdk-go | https://status.stackit.cloud
    Stepfun | api.stepfun.com *.stepfun.com *.stepfun.ai | pypi:livekit-plugins-stepfun#C pypi:llama-index-llms-stepfun#C pypi:stepfun-realtime-api#C | | dify
    Stima | api.stima.tech *.stima.tech | |  | litellm
    Streamline AI | *.streamline.ai | | | nango
    submodel | llm.submodel.ai *.submodel.ai | | | mastra
    Supadata | api.supadata.ai *.supadata.ai | npm:@supadata/js pypi:supadata pypi:supadata-langchain#C | https://status.supadata.ai | https://docs.supadata.ai w6w
    Super.AI | *.super.ai
    SuperAnnotate | *.superannotate.com | pypi:superannotate
    Superface | *.superface.ai
    Superlinked | *.superlinked.com | |  | https://docs.superlinked.com
    Supervisely | app.supervisely.com *.supervisely.com | pypi:supervisely#B
    Symbl.ai | api.symbl.ai *.symbl.ai | pypi:symbl npm:@symblai/api-client npm:symbl-node#C npm:@symblai/symbl-web-sdk
    Sync Labs | api.sync.so *.sync.so *.synclabs.so
    Synthetic | api.synthetic.new *.synthetic.new | |  | litellm
    Synthflow | *.synthflow.ai | | https://status.synthflow.ai | w6w
    Taggun | api.taggun.io *.taggun.io | | | power
    Tambo | api.tambo.co *.tambo.co | npm:@tambo-ai/client npm:@tambo-ai/react npm:@tambo-ai/typescript-sdk | | https://docs.tambo.co
    Targon | *.targon.com
    Tensorix | api.tensorix.ai *.tensorix.ai
    Tensorlake | api.tensorlake.ai *.tensorlake.ai | pypi:tensorlake pypi:langchain-tensorlake#C npm:tensorlake
    Tetrate Agent Router | api.router.tetrate.ai *.tetrate.ai
    TextCortex | api.textcortex.com *.textcortex.com
    TextRazor | api.textrazor.com *.textrazor.com | npm:textrazor pypi:textrazor
    The Token Company | api.thetokencompany.com *.thetokencompany.com | npm:tokenc pypi:tokenc generic:env:TTC_API_KEY#B pypi:the-token-company#C | | https://thetokencompany.com/docs
    Tisane | api.tisane.ai *.tisane.ai | | | openapis
    Toolhouse | api.toolhouse.ai *.toolhouse.ai | pypi:toolhouse#C
    Trieve | api.trieve.ai *.trieve.ai | npm:trieve-ts-sdk npm:trieve-search-component pypi:trieve-py-client generic:env:TRIEVE_API_KEY#B | | https://docs.trieve.ai
    Trinka | *.trinka.ai
    Tripo3D | api.tripo3d.ai *.tripo3d.ai | pypi:tripo3d#C | | portkey
    TruGen | api.trugen.ai *.trugen.ai | pypi:livekit-plugins-trugen#C
    Twelve Labs | api.twelvelabs.io *.twelvelabs.io | npm:twelvelabs-js pypi:twelvelabs pypi:twelvelabs-haystack#C maven:dev.langchain4j:langchain4j-community-twelvelabs#C | https://status.twelvelabs.io
    uClassify | api.uclassify.com *.uclassify.com | | | kingfisher trufflehog
    Ultralytics HUB | *.ultralytics.com | pypi:hub-sdk#C
    Unify AI | api.unify.ai *.unify.ai
    Uplift AI | api.upliftai.org *.upliftai.org | pypi:livekit-plugins-upliftai#C
    UpTrain | *.uptrain.ai | pypi:llama-index-callbacks-uptrain#C pypi:uptrain-haystack#C
    v0 | api.v0.dev *.v0.dev
    V7 Darwin | *.v7labs.com | pypi:darwin-py
    Valyu | api.valyu.ai api.valyu.network *.valyu.ai | npm:valyu-js npm:@valyu/ai-sdk pypi:valyu | | https://docs.valyu.ai
    Vanna | ask.vanna.ai *.vanna.ai | | | dify
    Vectorize | *.vectorize.io | pypi:langchain-vectorize#C pypi:llama-index-retrievers-vectorize#C pypi:vectorize-client
    Vectorizer.AI | *.vectorizer.ai | | | dify
    Vellum | api.vellum.ai predict.vellum.ai *.vellum.ai | npm:vellum-ai pypi:vellum-ai golang:github.com/vellum-ai/vellum-client-go
    Venice | api.venice.ai *.venice.ai | pypi:venice-py#C pypi:pyvenice#C pypi:venice-sdk#C pypi:veniceresch#C | https://veniceai-status.com
    Veryfi | api.veryfi.com *.veryfi.com | npm:@veryfi/veryfi-sdk pypi:veryfi gem:veryfi nuget:Veryfi
    Vespa Cloud | *.vespa-app.cloud *.vespa-cloud.com | | https://status.vespa.ai
    VESSL AI | *.vessl.ai | | | dify
    VideoDB | api.videodb.io | npm:videodb pypi:videodb | | https://docs.videodb.io
    Vidu | api.vidu.com api.vidu.cn *.vidu.com *.vidu.cn | |  | https://platform.vidu.com/docs
    Viettel AI | viettelai.vn viettelgroup.ai *.viettelai.vn *.viettelgroup.ai
    ViSenze | *.visenze.com | npm:visearch-javascript-sdk npm:visenze-tracking-javascript | | https://github.com/visenze
    VLM Run | api.vlm.run *.vlm.run | pypi:vlmrun npm:vlmrun
    Voiceflow | general-runtime.voiceflow.com *.voiceflow.com | npm:@voiceflow/react-chat npm:@voiceflow/api-sdk | https://status.voiceflow.com | kingfisher trufflehog
    Voicegain | api.voicegain.ai *.voicegain.ai | pypi:voicegain-speech#C | | kingfisher trufflehog
    WaveSpeedAI | api.wavespeed.ai | npm:wavespeed | | https://wavespeed.ai/docs
    webscraping.ai | api.webscraping.ai *.webscraping.ai | pypi:webscraping-ai gem:webscraping_ai
    WeJam AI | api.wejam.ai *.wejam.ai | | | nango
    WellSaid | api.wellsaidlabs.com *.wellsaidlabs.com
    WhatTheDiff | *.whatthediff.ai
    WhyLabs | api.whylabsapp.com *.whylabsapp.com *.whylabs.ai | pypi:whylabs-client
    Windsurf | server.codeium.com *.codeium.com *.windsurf.com | | https://status.windsurf.com
    Wispr Flow | *.wisprflow.ai
    Wit.ai | api.wit.ai *.wit.ai | golang:github.com/wit-ai/wit-go npm:node-wit cocoapods:Wit maven:ai.wit.sdk | | huginn trufflehog
    Wordware | *.wordware.ai
    Writesonic | api.writesonic.com *.writesonic.com | | | power
    Xiaomi MiMo | api.xiaomimimo.com *.xiaomimimo.com | pypi:xiaomi-mimo#C | | dify
    Yellow.ai | *.yellow.ai *.yellowmessenger.com
    You.com | *.ydc-index.io api.you.com *.you.com | pypi:youcom-haystack#C pypi:youdotcom#C generic:env:YDC_API_KEY#B | https://status.you.com
    Yutori | api.yutori.com *.yutori.com | pypi:yutori
    ZenGuard | api.zenguard.ai *.zenguard.ai
    ZenMux | zenmux.ai *.zenmux.ai | | | mastra
    ZeroEntropy | api.zeroentropy.dev *.zeroentropy.dev | pypi:zeroentropy npm:zeroentropy
`;
