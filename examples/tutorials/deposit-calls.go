// Prints the two Ethereum calls that deposit AMOUNT of ASSET to PUBKEY: approve on the token, deposit_asset on the bridge.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"math/big"
	"net/http"
	"os"
	"strconv"
	"strings"
)

// setting gives an environment variable, or a default where it is not set.
func setting(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

func get(path string, into any) {
	response, err := http.Get(setting("DATA_NODE", "http://localhost:3008") + "/api/v2/" + path)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil || response.StatusCode != http.StatusOK {
		log.Fatalf("%s: %s %v", path, body, err)
	}
	if err := json.Unmarshal(body, into); err != nil {
		log.Fatal(err)
	}
}

type asset struct {
	Status  string
	Details struct {
		Symbol, Decimals string
		Erc20            *struct{ ContractAddress string }
	}
}

func chooseAsset() asset {
	if id := os.Getenv("ASSET"); id != "" {
		var answer struct{ Asset asset }
		get("asset/"+id, &answer)
		return answer.Asset
	}
	var list struct {
		Assets struct{ Edges []struct{ Node asset } }
	}
	get("assets", &list)
	for _, edge := range list.Assets.Edges {
		if edge.Node.Details.Erc20 != nil {
			return edge.Node
		}
	}
	log.Fatal("the network has no ERC-20 asset")
	return asset{}
}

func bridgeAddress() string {
	if address := os.Getenv("BRIDGE"); address != "" {
		return address
	}
	var answer struct{ NetworkParameter struct{ Value string } }
	var config struct {
		Bridge struct{ Address string } `json:"collateral_bridge_contract"`
	}
	get("network/parameters/blockchains.ethereumConfig", &answer)
	if err := json.Unmarshal([]byte(answer.NetworkParameter.Value), &config); err != nil {
		log.Fatal(err)
	}
	return config.Bridge.Address
}

// toUnits turns tokens as people write them into the smallest unit: 250.75 with six decimals is 250750000.
func toUnits(tokens string, decimals int) *big.Int {
	whole, fraction, _ := strings.Cut(tokens, ".")
	fraction = (fraction + strings.Repeat("0", decimals))[:decimals]
	units, ok := new(big.Int).SetString(whole+fraction, 10)
	if !ok {
		log.Fatalf("%q is not an amount", tokens)
	}
	return units
}

// region: calls
// word makes one argument of 32 bytes from hexadecimal digits, with or without 0x.
func word(digits string) string {
	digits = strings.ToLower(strings.TrimPrefix(digits, "0x"))
	return strings.Repeat("0", 64-len(digits)) + digits
}

type call struct {
	To    string `json:"to"`
	Value string `json:"value"`
	Data  string `json:"data"`
}

func depositCalls(token, bridge string, amount *big.Int, pubkey string) []call {
	number := word(fmt.Sprintf("%x", amount))
	return []call{
		{token, "0x0", "0x095ea7b3" + word(bridge) + number},                // approve(address,uint256)
		{bridge, "0x0", "0xf7683932" + word(token) + number + word(pubkey)}, // deposit_asset(address,uint256,bytes32)
	}
}

// endregion: calls

func main() {
	a := chooseAsset()
	if a.Status != "STATUS_ENABLED" {
		log.Fatalf("%s is not enabled: a deposit would leave no trace on Vega, and its tokens would stay in the asset pool", a.Details.Symbol)
	}
	decimals, err := strconv.Atoi(a.Details.Decimals)
	if err != nil {
		log.Fatal(err)
	}
	amount := toUnits(setting("AMOUNT", "1"), decimals)
	key := setting("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")
	out, _ := json.MarshalIndent(depositCalls(a.Details.Erc20.ContractAddress, bridgeAddress(), amount, key), "", "  ")
	fmt.Println(string(out))
}
